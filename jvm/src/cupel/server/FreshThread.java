package cupel.server;

import cupel.outcome.Failures;
import java.util.concurrent.Callable;

/** Runs a job on a new thread with a fixed stack size, under a deadline. */
final class FreshThread<T> implements Runnable {
    /** A job that missed its deadline; its thread is still running. */
    static final class Overdue extends Exception {
        final String stack;
        /** How long it had. */
        final long millis;

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

    static <T> T call(Callable<T> job, long stackBytes, long millis) throws Throwable {
        FreshThread<T> body = new FreshThread<>(job);
        Thread thread = new Thread(null, body, "compilation", stackBytes);
        thread.setDaemon(true);
        thread.start();
        thread.join(Math.max(1, millis));
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
