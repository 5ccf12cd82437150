package cupel.run;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Makes calls one after the other until the time is up, and goes on without those that do not end. */
final class TimedCalls {
    // Generated programs often call themselves for ever: a small stack ends that soon.
    private static final long STACK_BYTES = 2 << 20;

    // Where a compiler makes loops of such calls, nothing ends them. Time that the machine gave to others does not
    // count: a call that is stopped while a library initialises itself would spoil all later ones.
    private static final long BUSY_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long WAITING_NANOS = TimeUnit.SECONDS.toNanos(30);

    // Each call that cannot be stopped keeps a core busy from then on.
    private static final int MOST_ENDLESS = 8;

    private final long end;
    private int endless;

    TimedCalls(long millis) {
        end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** What a call returns; null if it does not end, or if there is no time for it any more. */
    <T> T call(Callable<T> body) throws Throwable {
        if (endless == MOST_ENDLESS || System.nanoTime() > end) return null;
        FutureTask<T> task = new FutureTask<>(body);
        Thread thread = new Thread(null, task, "call", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return await(task, thread);
        } catch (ExecutionException thrown) {
            throw thrown.getCause();
        } catch (TimeoutException late) {
            if (!stop(thread)) endless++;
            return null;
        }
    }

    private <T> T await(FutureTask<T> task, Thread thread)
            throws InterruptedException, ExecutionException, TimeoutException {
        long start = System.nanoTime();
        while (true) {
            try {
                return task.get(100, TimeUnit.MILLISECONDS);
            } catch (TimeoutException late) {
                long now = System.nanoTime();
                long busy = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
                if (busy > BUSY_NANOS || now - start > WAITING_NANOS || now > end) throw late;
            }
        }
    }

    // Java 20 and later cannot stop a thread, and some day the method will be gone.
    private static boolean stop(Thread thread) throws InterruptedException {
        try {
            Thread.class.getMethod("stop").invoke(thread);
        } catch (ReflectiveOperationException unsupported) {
            return false;
        }
        thread.join(TimeUnit.NANOSECONDS.toMillis(BUSY_NANOS));
        return !thread.isAlive();
    }
}
