package cupel.adapter;

/** Our own fault, or the machine's: never a finding. */
public final class ToolFailure extends RuntimeException {
    public ToolFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
