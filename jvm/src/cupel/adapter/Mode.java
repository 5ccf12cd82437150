package cupel.adapter;

/** How far a program is taken; EMIT gives its class files back. */
public enum Mode {
    CHECK,
    COMPILE,
    EMIT,
    RUN;

    /** Whether the class files are needed once the compiler is done. */
    public boolean keepsClasses() {
        return this == EMIT || this == RUN;
    }
}
