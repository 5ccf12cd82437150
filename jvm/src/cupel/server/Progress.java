package cupel.server;

import cupel.json.JsonWriter;
import cupel.outcome.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/** What the lanes of one request know together: what is judged, what time is left, and whether the process must end. */
final class Progress {
    /** A crash may leave something behind in the compiler, but a fresh server for each would make reducing crashes slow. */
    private static final int MOST_CRASHES = 20;
    private static int crashes;

    private final Request request;
    private final int lanes;
    private final Frames frames;
    private final AtomicLong millisLeft;
    private volatile boolean recycle;
    private volatile boolean halting;
    private volatile boolean doubtful;
    private final Queue<Integer> suspects = new ConcurrentLinkedQueue<>();

    Progress(Request request, int lanes, Frames frames) {
        this.request = request;
        this.lanes = lanes;
        this.frames = frames;
        this.millisLeft = new AtomicLong(request.millis());
    }

    Request request() {
        return request;
    }

    /** Says that these programs are compiled now: should the process be lost, one of them may be the cause. */
    void begin(List<Integer> group) {
        write(Map.of("begun", group));
    }

    /** Reports a program at once, so that it is not lost with the process, with the CPU time of its compilation. */
    void judged(int index, Outcome outcome, long cpuMillis, int together) {
        Map<String, Object> cost = outcome.toJson();
        cost.put("cpuMillis", cpuMillis);
        if (together > 1) cost.put("together", together);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("done", index);
        json.put("outcome", cost);
        write(json);
    }

    long millisLeft() {
        return millisLeft.get();
    }

    void spend(long millis) {
        millisLeft.addAndGet(-millis);
    }

    boolean isOver() {
        return halting || millisLeft() <= 0;
    }

    boolean isHalting() {
        return halting;
    }

    /** The process ends after this request; what other lanes are compiling is still believed. */
    void halt() {
        halting = true;
    }

    /** The process ends, and what other lanes are compiling is not believed: they share what is broken. */
    void haltInDoubt() {
        doubtful = true;
        halting = true;
    }

    boolean isDoubtful() {
        return doubtful;
    }

    /** Whether other programs use the same heap meanwhile. */
    boolean isShared() {
        return lanes > 1;
    }

    /** A program that may have filled the heap, or met one that was full: it is to be sent again alone. */
    void suspect(int index) {
        suspects.add(index);
    }

    void countCrash() {
        synchronized (Progress.class) {
            if (++crashes >= MOST_CRASHES) recycle = true;
        }
    }

    Answer answer(long millis) {
        return new Answer(request.id(), List.copyOf(suspects), millis, recycle, halting);
    }

    private void write(Map<String, Object> json) {
        try {
            frames.write(JsonWriter.write(json));
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }
}
