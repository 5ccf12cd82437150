package cupel.run;

/** Stands in for System.exit in programs that run inside the server. */
public final class ExitCall {
    /** Unwinds the thread that asked for the end of the program. */
    static final class Signal extends Error {
        final int status;

        Signal(int status) {
            super("exit " + status, null, false, false);
            this.status = status;
        }
    }

    static volatile Signal first;

    private ExitCall() {}

    public static void exit(int status) {
        Signal signal = new Signal(status);
        if (first == null) first = signal;
        throw signal;
    }
}
