package cupel.extract;

/** Why a method does not become a template. */
final class Reason extends RuntimeException {
    Reason(String words) {
        super(words, null, false, false);
    }
}
