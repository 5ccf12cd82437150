package cupel.adapter.kotlin;

import cupel.adapter.FileTree;
import cupel.adapter.Mirror;
import cupel.adapter.Unattributed;
import cupel.outcome.CompilerCrash;
import cupel.outcome.Diagnostic;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Stands in for the compiler's MessageCollector: keeps errors by program, and crashes by their severity. */
final class KotlinMessages implements InvocationHandler {
    private static final Pattern NAMED = Pattern.compile("\\[([A-Z][A-Z0-9_]+)] ");

    private final Mirror kotlin;
    private final FileTree tree;
    private final KotlinStop stop;
    private final List<List<Diagnostic>> errors = new ArrayList<>();
    private final List<Diagnostic> homeless = new ArrayList<>();
    private String crash;

    KotlinMessages(Mirror kotlin, FileTree tree, int programs, KotlinStop stop) {
        this.kotlin = kotlin;
        this.tree = tree;
        this.stop = stop;
        for (int i = 0; i < programs; i++) errors.add(new ArrayList<>());
    }

    /** The errors of one program. */
    List<Diagnostic> errors(int program) {
        if (!homeless.isEmpty() && errors.size() > 1) throw new Unattributed(homeless.get(0).message());
        List<Diagnostic> own = new ArrayList<>(errors.get(program));
        own.addAll(homeless);
        return own;
    }

    /** Out of memory is reported as a mere error, and told by the exit code only. */
    void throwCrash(String exitCode) {
        if (exitCode.equals("OOM_ERROR")) throw new OutOfMemoryError("the compiler ended with OOM_ERROR");
        if (crash != null) throw CompilerCrash.printed(crash);
        boolean ours = stop != null && stop.fired();
        if (exitCode.equals("INTERNAL_ERROR") && !ours) throw CompilerCrash.printed("INTERNAL_ERROR " + homeless);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        switch (method.getName()) {
            case "hasErrors": return hasErrors();
            case "report":
                report(arguments[0].toString().toUpperCase(Locale.ROOT), tree.strip((String) arguments[1]), arguments[2]);
                return null;
            case "hashCode": return System.identityHashCode(proxy);
            case "equals": return proxy == arguments[0];
            case "toString": return "KotlinMessages";
            default: return null;
        }
    }

    private boolean hasErrors() throws Throwable {
        if (crash != null || !homeless.isEmpty() || errors.stream().anyMatch(list -> !list.isEmpty())) return true;
        if (stop != null) stop.onNoErrors();
        return false;
    }

    private synchronized void report(String severity, String message, Object location) throws Throwable {
        if (severity.equals("EXCEPTION")) {
            boolean ours = stop != null && stop.fired();
            if (crash == null && !ours) crash = message;
        } else if (severity.equals("ERROR")) {
            file(message, location);
        }
    }

    private void file(String message, Object location) throws Throwable {
        Matcher named = NAMED.matcher(message);
        String code = named.lookingAt() ? named.group(1) : "";
        String text = code.isEmpty() ? message : message.substring(named.end());
        FileTree.Owner owner = location == null ? null : tree.owner((String) kotlin.call(location, "getPath"));
        if (owner == null) {
            homeless.add(new Diagnostic(null, 0, 0, code, text));
            return;
        }
        int line = (Integer) kotlin.call(location, "getLine");
        int column = (Integer) kotlin.call(location, "getColumn");
        errors.get(owner.program()).add(new Diagnostic(owner.file().path(), Math.max(0, line), column, code, text));
    }
}
