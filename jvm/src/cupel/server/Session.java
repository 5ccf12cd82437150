package cupel.server;

import cupel.adapter.Adapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Judges the programs of one request, as many at a time as there are compile threads. */
final class Session {
    private final Settings settings;
    private final List<Adapter> adapters;
    private final Frames frames;

    Session(Settings settings, List<Adapter> adapters, Frames frames) {
        this.settings = settings;
        this.adapters = adapters;
        this.frames = frames;
    }

    Answer answer(Request request) {
        long start = System.currentTimeMillis();
        List<List<Integer>> groups = Groups.of(request.programs(), groupLimit(request));
        int count = Math.max(1, Math.min(adapters.size(), groups.size()));
        Progress progress = new Progress(request, count, frames);
        Queue<List<Integer>> open = new ConcurrentLinkedQueue<>(groups);
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < count; i++) others.add(start(new Lane(settings, adapters.get(i), progress), open));
        new Lane(settings, adapters.get(0), progress).judgeAll(open);
        for (Thread other : others) join(other);
        return progress.answer(System.currentTimeMillis() - start);
    }

    /** Each thread gets a share of the programs that are compiled together. */
    private int groupLimit(Request request) {
        if (!adapters.get(0).groups()) return 1;
        int share = (request.programs().size() + adapters.size() - 1) / adapters.size();
        return Math.max(1, Math.min(settings.groupLimit(), share));
    }

    private static Thread start(Lane lane, Queue<List<Integer>> open) {
        Thread thread = new Thread(() -> lane.judgeAll(open), "lane");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
