package cupel.template.host;

import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTaskPool;
import cupel.adapter.JavacErrors;
import cupel.adapter.MemoryFiles;
import cupel.adapter.MemorySource;
import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import cupel.run.ProgramLoader;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Compiles filled templates, all in one run of javac, and executes each with classes of its own. */
final class Executor {
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-g:none", "-XDstringConcat=inline", "-Xmaxerrs", "1000");

    /** What a context remembers of names piles up. */
    private static final int USES_OF_A_POOL = 200;

    /** What the platform does burns no fuel: after so long it will hardly end. */
    private static final long OVERDUE_MILLIS = 5_000;
    /** A request is answered after this time at the latest, and be it in part. */
    private static final long MOST_MILLIS = 60_000;

    private final MemoryFiles files;
    private JavacTaskPool pool = new JavacTaskPool(1);
    private int uses;
    /** For all of them: a JVM whose thread does not come back is not asked again. */
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread template = new Thread(work, "template");
        template.setDaemon(true);
        return template;
    });

    Executor(MemoryFiles files) {
        this.files = files;
    }

    /**
     * The sources are in packages of their own, which their paths begin with, and which always hold the same template.
     * Answers for the first ones only, if one of them takes too long.
     */
    List<Map<String, Object>> execute(List<SourceText> sources, List<Execution.Filled> programs, Execution.Limits limits) throws ReflectiveOperationException {
        Map<String, Object> errors = new LinkedHashMap<>();
        Map<String, byte[]> classes = compile(sources, errors);
        // What is wrong in one keeps the others from being written.
        if (!errors.isEmpty()) classes = compile(sources.stream().filter(source -> !errors.containsKey(source.path())).toList(), errors);
        List<Map<String, Object>> answers = new ArrayList<>();
        long end = System.currentTimeMillis() + MOST_MILLIS;
        for (int i = 0; i < programs.size() && (i == 0 || System.currentTimeMillis() < end); i++) {
            Object error = errors.get(sources.get(i).path());
            Map<String, Object> answer = error == null ? inTime(new Execution(programs.get(i), limits), classes) : Map.of("ending", "rejected", "message", error);
            answers.add(answer);
            // It goes on, so nothing else can be executed here.
            if (answer.get("ending").equals("overdue")) break;
        }
        return answers;
    }

    private Map<String, Object> inTime(Execution execution, Map<String, byte[]> classes) throws ReflectiveOperationException {
        Future<Map<String, Object>> task = thread.submit(() -> run(execution, classes));
        try {
            return task.get(OVERDUE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException overdue) {
            return Map.of("ending", "overdue");
        } catch (ExecutionException failure) {
            throw new ReflectiveOperationException(failure.getCause());
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    // A template whose state cannot be read must not take the others along.
    private static Map<String, Object> run(Execution execution, Map<String, byte[]> classes) throws ReflectiveOperationException {
        try {
            return execution.run(new ProgramLoader(Executor.class.getClassLoader(), classes));
        } catch (InvocationTargetException | LinkageError failure) {
            return Map.of("ending", "rejected", "message", "its classes cannot be used: " + (failure.getCause() == null ? failure : failure.getCause()));
        }
    }

    private Map<String, byte[]> compile(List<SourceText> sources, Map<String, Object> errors) {
        JavacErrors found = new JavacErrors();
        files.reset();
        if (sources.isEmpty()) return Map.of();
        List<MemorySource> units = sources.stream().map(MemorySource::new).toList();
        // A context that is used again knows the classes of the platform, and has forgotten those of the programs.
        if (++uses % USES_OF_A_POOL == 0) pool = new JavacTaskPool(1);
        pool.getTask(null, files, found, OPTIONS, null, units, task -> ((JavacTaskImpl) task).call());
        for (Diagnostic error : found.found()) errors.putIfAbsent(error.file(), error.line() + ": " + error.message());
        return files.classes();
    }
}
