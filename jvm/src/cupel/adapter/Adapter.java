package cupel.adapter;

import java.util.List;

/** Drives one compiler in this process; one thread at a time uses it. */
public interface Adapter {
    /** The version that the compiler gives itself, as a check of the class path. */
    String version() throws Throwable;

    /** Whether compiling several programs at once is faster than one after the other. */
    boolean groups();

    /** One result per program, in order; a crash of the compiler is thrown. */
    List<Compiled> compile(List<Program> programs, Mode mode, Options options) throws Throwable;

    /** The loader that holds the language's run-time library. */
    ClassLoader runtime();
}
