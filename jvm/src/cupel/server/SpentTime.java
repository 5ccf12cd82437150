package cupel.server;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** The time that a thread spends: while it runs, what it gets of the machine; while it waits, the time on the clock. */
final class SpentTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long STEP_MILLIS = 50;

    private final Thread thread;
    private long clock = System.nanoTime();
    private long busy;
    private long spent;

    SpentTime(Thread thread) {
        this.thread = thread;
    }

    /** Waits until the thread ends, or has spent its time; the result is what it spent. */
    long await(long millis) throws InterruptedException {
        while (thread.isAlive() && millis() < millis) thread.join(Math.max(1, Math.min(STEP_MILLIS, millis - millis())));
        return millis();
    }

    private long millis() {
        long now = System.nanoTime();
        // -1 once it has ended, or where the JVM does not measure it: then the clock counts.
        long used = THREADS.getThreadCpuTime(thread.getId());
        boolean waits = used < 0 || thread.getState() != Thread.State.RUNNABLE;
        spent += waits ? now - clock : Math.min(now - clock, Math.max(0, used - busy));
        clock = now;
        busy = Math.max(busy, used);
        return TimeUnit.NANOSECONDS.toMillis(spent);
    }
}
