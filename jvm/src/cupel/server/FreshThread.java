package cupel.server;

import cupel.outcome.Failures;
import cupel.run.RoutedOutput;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;

/** Runs a job on a new thread with a fixed stack size, under a deadline. */
public final class FreshThread<T> implements Runnable {
    /** A job that missed its deadline; its thread is still running. */
    public static final class Overdue extends Exception {
        public final String stack;
        /** How much time it had to spend. */
        public final long millis;

        Overdue(String stack, long millis) {
            this.stack = stack;
            this.millis = millis;
        }
    }

    private final Callable<T> job;
    private T result;
    private Throwable failure;

    private FreshThread(Callable<T> job) {
        this.job = job;
    }

    public static <T> T call(Callable<T> job, long stackBytes, long millis, LongConsumer spend) throws Throwable {
        FreshThread<T> body = new FreshThread<>(job);
        Thread thread = new Thread(RoutedOutput.LOGGED, body, "compilation", stackBytes);
        thread.setDaemon(true);
        thread.start();
        spend.accept(new SpentTime(thread).await(millis));
        if (thread.isAlive()) throw new Overdue(Failures.stack(thread.getStackTrace()), millis);
        if (body.failure != null) throw body.failure;
        return body.result;
    }

    @Override
    public void run() {
        try {
            result = job.call();
        } catch (Throwable thrown) {
            failure = Failures.unwrap(thrown);
        }
    }
}
