package cupel.outcome;

import java.util.regex.Pattern;

/** A crash that the compiler caught itself; carries the trace that it printed when the exception is out of reach. */
public final class CompilerCrash extends RuntimeException {
    private final String text;

    private CompilerCrash(String text, Throwable cause) {
        super(cause);
        this.text = text;
    }

    /** A crash of which only the printed trace is known. */
    public static CompilerCrash printed(String trace) {
        return new CompilerCrash(trace, null);
    }

    public static CompilerCrash caused(Throwable cause) {
        return new CompilerCrash(null, cause);
    }

    String text() {
        return text == null && getCause() != null ? Failures.stack(getCause()) : text;
    }

    /** Whether the printed trace has this class as its exception or as one of its causes. */
    boolean names(Class<? extends Throwable> kind) {
        if (text == null) return false;
        String head = "(?m)^(?:Caused by: )?" + Pattern.quote(kind.getName()) + "(?::.*)?$";
        return Pattern.compile(head).matcher(text).find();
    }
}
