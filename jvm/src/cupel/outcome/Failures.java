package cupel.outcome;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Tells kinds of failure apart by the classes in the cause chain. */
public final class Failures {
    private static final int STACK_CHARACTERS = 48_000;

    private Failures() {}

    /** Removes the wrapping that reflection adds. */
    public static Throwable unwrap(Throwable failure) {
        Throwable current = failure;
        while (current instanceof InvocationTargetException && current.getCause() != null) current = current.getCause();
        return current;
    }

    public static boolean isOutOfMemory(Throwable failure) {
        return has(failure, OutOfMemoryError.class);
    }

    public static boolean isOverflow(Throwable failure) {
        return has(failure, StackOverflowError.class);
    }

    /** Whether the process can no longer be trusted: static state may be half initialised. */
    public static boolean isFatal(Throwable failure) {
        return isOutOfMemory(failure) || isOverflow(failure);
    }

    private static boolean has(Throwable failure, Class<? extends Throwable> kind) {
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Throwable t = failure; t != null && seen.add(t); t = t.getCause()) {
            if (kind.isInstance(t)) return true;
            if (t instanceof CompilerCrash crash && crash.names(kind)) return true;
        }
        return false;
    }

    public static String stack(Throwable failure) {
        if (failure instanceof CompilerCrash crash && crash.text() != null) return cut(crash.text());
        StringWriter out = new StringWriter();
        unwrap(failure).printStackTrace(new PrintWriter(out));
        return cut(out.toString());
    }

    public static String stack(StackTraceElement[] frames) {
        StringBuilder out = new StringBuilder();
        for (StackTraceElement frame : frames) out.append("\tat ").append(frame).append('\n');
        return cut(out.toString());
    }

    private static String cut(String text) {
        return text.length() <= STACK_CHARACTERS ? text : text.substring(0, STACK_CHARACTERS);
    }
}
