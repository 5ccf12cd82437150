package cupel.adapter.scala;

import cupel.adapter.FileTree;
import cupel.adapter.Mirror;
import cupel.adapter.Unattributed;
import cupel.outcome.Diagnostic;
import java.io.File;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Stands in for the compiler's SimpleReporter: keeps errors by program. */
final class ScalaReporter implements InvocationHandler {
    private static final int ERROR = 2;

    private final Mirror scala;
    private final FileTree tree;
    private final List<List<Diagnostic>> errors = new ArrayList<>();

    ScalaReporter(Mirror scala, FileTree tree, int programs) {
        this.scala = scala;
        this.tree = tree;
        for (int i = 0; i < programs; i++) errors.add(new ArrayList<>());
    }

    List<Diagnostic> errors(int program) {
        return errors.get(program);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        switch (method.getName()) {
            case "report":
                report(arguments[0]);
                return null;
            case "hashCode": return System.identityHashCode(proxy);
            case "equals": return proxy == arguments[0];
            default: return "ScalaReporter";
        }
    }

    private void report(Object diagnostic) throws Throwable {
        if (!scala.call(diagnostic, "level").equals(ERROR)) return;
        String message = tree.strip((String) scala.call(diagnostic, "message"));
        Object position = position(diagnostic);
        FileTree.Owner owner = position == null ? null : owner(position);
        if (owner != null) {
            int point = (Integer) scala.call(position, "point");
            errors.get(owner.program()).add(owner.file().at(point, code(diagnostic), message));
        } else if (errors.size() == 1) {
            errors.get(0).add(new Diagnostic(null, 0, 0, code(diagnostic), message));
        } else {
            throw new Unattributed(message);
        }
    }

    /** As the command line prints it: an error in inlined code stands where the code was called. */
    private Object position(Object diagnostic) throws Throwable {
        Optional<?> own = (Optional<?>) scala.call(diagnostic, "position");
        return own.isEmpty() ? null : scala.call(own.get(), "nonInlined");
    }

    private FileTree.Owner owner(Object position) throws Throwable {
        Optional<?> file = (Optional<?>) scala.call(scala.call(position, "source"), "jfile");
        return file.isEmpty() ? null : tree.owner(((File) file.get()).getAbsolutePath());
    }

    /** As the command line prints it, E007 for instance; empty for messages without a number. */
    private String code(Object diagnostic) throws Throwable {
        Object id = scala.call(scala.call(diagnostic, "msg"), "errorId");
        int number = (Integer) scala.call(id, "errorNumber");
        return number < 0 ? "" : String.format("E%03d", number);
    }
}
