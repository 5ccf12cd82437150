package cupel.run;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Makes calls one after the other until the time is up, and goes on without the few that do not end. */
final class TimedCalls {
    // Generated programs often call themselves for ever: a small stack ends that soon.
    private static final long STACK_BYTES = 2 << 20;

    // Where a compiler makes loops of such calls nothing ends them, and each keeps a core busy from then on.
    private static final int MOST_ENDLESS = 8;

    private final long end;
    private final long callMillis;
    private int endless;

    TimedCalls(long millis) {
        end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        callMillis = Math.max(1, millis / 30);
    }

    /** What a call returns; null if it does not end, or if there is no time for it any more. */
    <T> T call(Callable<T> body) throws Throwable {
        if (endless == MOST_ENDLESS || System.nanoTime() > end) return null;
        FutureTask<T> task = new FutureTask<>(body);
        Thread thread = new Thread(null, task, "call", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(callMillis, TimeUnit.MILLISECONDS);
        } catch (ExecutionException thrown) {
            throw thrown.getCause();
        } catch (TimeoutException late) {
            endless++;
            return null;
        }
    }
}
