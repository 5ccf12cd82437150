package cupel.run;

/** Ends an exercise; the message is the fault with its stack. */
final class FaultFound extends RuntimeException {
    FaultFound(String fault) {
        super(fault, null, false, false);
    }
}
