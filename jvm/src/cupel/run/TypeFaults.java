package cupel.run;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells the faults that no well-typed program can have from all else that it may throw. */
final class TypeFaults {
    private static final Set<String> OF_GROOVY =
            Set.of("groovy.lang.MissingMethodException", "groovy.lang.MissingPropertyException");

    // What a closure throws comes in this.
    private static final String WRAPPER_OF_GROOVY = "org.codehaus.groovy.runtime.InvokerInvocationException";

    // Some languages throw the same classes for a null where a value is needed, which no type system promises to prevent.
    private static final Pattern ABOUT_NULL = Pattern.compile("\\bnull\\b");

    // What ends a call that is stopped; by its name, since some day the class will be gone.
    private static final String STOPPED = "java.lang.ThreadDeath";

    private final Set<String> classNames;

    TypeFaults(Set<String> classNames) {
        this.classNames = classNames;
    }

    /** Ends the exercise if a class of the program could not be loaded or initialised because of a fault. */
    void checkLoading(Throwable thrown) {
        Throwable fault = unwrap(thrown);
        if (isBadClass(fault) || isFault(fault)) throw new FaultFound(describe(fault));
    }

    /** Ends the exercise if what a member threw is a fault in the program's own code. */
    void checkCall(Throwable thrown) {
        Throwable fault = unwrap(thrown);
        if (isFault(fault)) throw new FaultFound(describe(fault));
    }

    private static Throwable unwrap(Throwable thrown) {
        boolean wraps = thrown instanceof InvocationTargetException
                || thrown instanceof ExceptionInInitializerError
                || thrown.getClass().getName().equals(WRAPPER_OF_GROOVY);
        return wraps && thrown.getCause() != null ? unwrap(thrown.getCause()) : thrown;
    }

    private boolean isFault(Throwable thrown) {
        boolean counts = thrown instanceof ClassCastException
                || thrown instanceof BootstrapMethodError
                || isBadClass(thrown)
                || OF_GROOVY.contains(thrown.getClass().getName())
                || OF_GROOVY.contains(thrown.getClass().getSuperclass().getName());
        return counts && !isExhaustion(thrown) && !isAboutNull(thrown) && lastOwnFrame(thrown) >= 0;
    }

    private static boolean isBadClass(Throwable thrown) {
        boolean bad = thrown instanceof VerifyError
                || thrown instanceof ClassFormatError
                || thrown instanceof IncompatibleClassChangeError;
        return bad && !(thrown instanceof UnsupportedClassVersionError) && !isExhaustion(thrown);
    }

    // Linking may fail for want of stack, memory or time, and then says so in its cause.
    private static boolean isExhaustion(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof VirtualMachineError || cause.getClass().getName().equals(STOPPED)) return true;
        }
        return false;
    }

    private static boolean isAboutNull(Throwable thrown) {
        return thrown.getMessage() != null && ABOUT_NULL.matcher(thrown.getMessage()).find();
    }

    private int lastOwnFrame(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        for (int i = stack.length - 1; i >= 0; i--) if (classNames.contains(stack[i].getClassName())) return i;
        return -1;
    }

    private String describe(Throwable fault) {
        String frames = Arrays.stream(fault.getStackTrace())
                .limit(lastOwnFrame(fault) + 1)
                .map(frame -> "\n\tat " + frame)
                .collect(Collectors.joining());
        return fault + frames;
    }
}
