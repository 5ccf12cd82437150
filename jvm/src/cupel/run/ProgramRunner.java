package cupel.run;

import cupel.outcome.Failures;
import cupel.outcome.RunResult;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.stream.Stream;

/** Runs a program's main method in this JVM, with a fresh class loader and captured output. */
public final class ProgramRunner {
    private final ClassLoader runtime;
    private final long stackBytes;
    private final long millis;
    private volatile Throwable failure;
    private volatile boolean missing;
    private boolean leftThreads;

    public ProgramRunner(ClassLoader runtime, long stackBytes, long millis) {
        this.runtime = runtime;
        this.stackBytes = stackBytes;
        this.millis = millis;
    }

    /** Whether this process must end: the program is still running somewhere, or has used up the heap. */
    public boolean spoiled() {
        return leftThreads || usedUpHeap();
    }

    public boolean usedUpHeap() {
        return Failures.isOutOfMemory(failure);
    }

    public RunResult run(Map<String, byte[]> classes, String main) {
        ClassLoader loader = new ProgramLoader(runtime, classes);
        ThreadGroup group = new ThreadGroup("program");
        Thread thread = new Thread(group, () -> body(loader, classes, main), "main", stackBytes);
        thread.setContextClassLoader(loader);
        ExitCall.first = null;
        RoutedOutput.startCapture();
        long start = System.nanoTime();
        thread.start();
        boolean ended = await(thread, group);
        long taken = (System.nanoTime() - start) / 1_000_000;
        String[] output = RoutedOutput.endCapture();
        leftThreads = threadsOf(group).anyMatch(each -> !isShared(each) && !isOfLibrary(each, classes));
        return result(ended, output, taken);
    }

    private void body(ClassLoader loader, Map<String, byte[]> classes, String named) {
        try {
            MainMethod main = MainMethod.find(loader, classes, named);
            if (main == null) missing = true;
            else main.call();
        } catch (Throwable thrown) {
            failure = thrown;
            if (!(thrown instanceof ExitCall.Signal)) thrown.printStackTrace();
        }
    }

    private static Stream<Thread> threadsOf(ThreadGroup group) {
        Thread[] threads = new Thread[group.activeCount() + 8];
        return Arrays.stream(threads, 0, group.enumerate(threads));
    }

    /** The workers of the common pool belong to the JVM, though the thread that needs the first one gives them its group. */
    private static boolean isShared(Thread thread) {
        return thread instanceof ForkJoinWorkerThread worker && worker.getPool() == ForkJoinPool.commonPool();
    }

    /** What the runtime library of a language does in the background, such as clearing its caches, serves all programs. */
    private static boolean isOfLibrary(Thread thread, Map<String, byte[]> classes) {
        if (!thread.isDaemon()) return false;
        // Those of the program are in no module, like those of the library; the first call tells whose thread it is.
        return Arrays.stream(thread.getStackTrace())
                .filter(each -> each.getModuleName() == null)
                .reduce((inner, outer) -> outer)
                .filter(first -> !classes.containsKey(first.getClassName().replace('.', '/') + ".class"))
                .isPresent();
    }

    private static boolean isRunning(ThreadGroup group) {
        return threadsOf(group).anyMatch(each -> !each.isDaemon());
    }

    /** A JVM ends when its last thread that is no daemon ends, or at once after System.exit. */
    private boolean await(Thread thread, ThreadGroup group) {
        long end = System.currentTimeMillis() + millis;
        try {
            thread.join(Math.max(1, millis));
            while (isRunning(group) && ExitCall.first == null && System.currentTimeMillis() < end) Thread.sleep(1);
        } catch (InterruptedException stopped) {
            return false;
        }
        return !isRunning(group);
    }

    private RunResult result(boolean ended, String[] output, long taken) {
        ExitCall.Signal exit = ExitCall.first;
        if (exit != null) return new RunResult("exited", exit.status, output[0], output[1], null, taken);
        if (!ended) return new RunResult("timedOut", -1, output[0], output[1], null, taken);
        if (missing) return new RunResult("noMain", -1, output[0], output[1], null, taken);
        Throwable thrown = failure;
        if (thrown == null) return new RunResult("returned", 0, output[0], output[1], null, taken);
        return new RunResult("threw", 1, output[0], output[1], thrown.getClass().getName(), taken);
    }
}
