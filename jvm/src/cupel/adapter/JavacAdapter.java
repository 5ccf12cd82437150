package cupel.adapter;

import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTaskPool;
import com.sun.tools.javac.main.Main;
import cupel.outcome.CompilerCrash;
import java.io.File;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/** Drives the javac of the running JDK, one task per program on a pooled context. */
final class JavacAdapter implements Adapter {
    /** Written by a crash only: diagnostics go to the listener. `dev` makes javac tell of a crash that follows an error. */
    private static final List<String> ALWAYS = List.of("-proc:none", "-nowarn", "-XDdev", "-Xmaxerrs", "1000");
    private static final String STOP_AFTER_FLOW = "-XDshould-stop.ifNoError=FLOW";

    private JavacTaskPool pool = new JavacTaskPool(1);
    private MemoryFiles files = new MemoryFiles(List.of());

    @Override
    public String version() {
        return Runtime.version().toString();
    }

    @Override
    public boolean groups() {
        return false;
    }

    @Override
    public ClassLoader runtime() {
        return ClassLoader.getPlatformClassLoader();
    }

    @Override
    public List<Compiled> compile(List<Program> programs, Mode mode, Options options) {
        List<String> arguments = new ArrayList<>(ALWAYS);
        if (mode == Mode.CHECK) arguments.add(STOP_AFTER_FLOW);
        arguments.addAll(options.words());
        if (options.classPath().isEmpty()) return programs.stream().map(program -> compile(program, arguments)).toList();
        return withClassPath(options.classPath(), programs, arguments);
    }

    /** A context that has seen a class path keeps its packages: it serves these programs, and is not used any more. */
    private List<Compiled> withClassPath(List<String> classPath, List<Program> programs, List<String> arguments) {
        JavacTaskPool usualPool = pool;
        MemoryFiles usualFiles = files;
        pool = new JavacTaskPool(1);
        files = new MemoryFiles(classPath.stream().map(File::new).toList());
        try {
            return programs.stream().map(program -> compile(program, arguments)).toList();
        } finally {
            pool = usualPool;
            files = usualFiles;
        }
    }

    private Compiled compile(Program program, List<String> arguments) {
        JavacErrors errors = new JavacErrors();
        StringWriter trace = new StringWriter();
        files.reset();
        List<MemorySource> units = program.files().stream().map(MemorySource::new).toList();
        InnerClassWatch inner = new InnerClassWatch();
        Main.Result result = pool.getTask(trace, files, errors, arguments, null, units, task -> {
            task.addTaskListener(inner);
            return ((JavacTaskImpl) task).doCall();
        });
        // A pooled context forgets the classes of a program, but not that its packages exist, nor that a member class
        // had an object around it: a static class of the same name in a later program would have one, too.
        if (declaresPackage(program) || inner.found() || result.exitCode > 1) pool = new JavacTaskPool(1);
        if (result == Main.Result.ABNORMAL || result == Main.Result.SYSERR) throw CompilerCrash.printed(trace(trace.toString()));
        return new Compiled(errors.found(), files.classes());
    }

    /** The trace without the request to file a bug that stands before it. */
    private static String trace(String printed) {
        int frame = printed.indexOf("\n\tat ");
        return frame < 0 ? printed : printed.substring(printed.lastIndexOf('\n', frame - 1) + 1);
    }

    private static boolean declaresPackage(Program program) {
        return program.files().stream().anyMatch(file -> file.text().contains("package"));
    }
}
