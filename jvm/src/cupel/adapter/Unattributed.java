package cupel.adapter;

/** An error that belongs to no program of a group in particular: the programs have to be compiled in smaller groups. */
public final class Unattributed extends RuntimeException {
    public Unattributed(String message) {
        super(message);
    }
}
