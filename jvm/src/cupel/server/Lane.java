package cupel.server;

import cupel.adapter.Adapter;
import cupel.adapter.Compiled;
import cupel.adapter.Mode;
import cupel.adapter.Program;
import cupel.adapter.ToolFailure;
import cupel.adapter.Unattributed;
import cupel.outcome.Failures;
import cupel.outcome.Outcome;
import cupel.outcome.RunResult;
import cupel.run.ProgramRunner;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/** Judges programs of a request one group after the other, each program as if it had been compiled alone. */
final class Lane {
    /** Output and exit code belong to the one program that runs. */
    private static final Object RUNNING = new Object();
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Settings settings;
    private final Adapter adapter;
    private final Progress progress;
    private final Request request;
    /** The CPU time of the last compilation of this lane, and how many programs were in it. */
    private volatile long cpuMillis;
    private int together;

    Lane(Settings settings, Adapter adapter, Progress progress) {
        this.settings = settings;
        this.adapter = adapter;
        this.progress = progress;
        this.request = progress.request();
    }

    void judgeAll(Queue<List<Integer>> open) {
        for (List<Integer> group = open.poll(); group != null && !progress.isOver(); group = open.poll()) {
            progress.begin(group);
            judge(group);
        }
    }

    private void judge(List<Integer> group) {
        if (group.isEmpty() || progress.isOver()) return;
        try {
            List<Compiled> results = compile(group);
            if (!progress.isDoubtful()) settle(group, results);
        } catch (FreshThread.Overdue overdue) {
            progress.halt();
            // One that had only what was left of the request is not judged: it is sent again.
            boolean hadItsTime = overdue.millis >= request.programMillis();
            if (group.size() == 1 && hadItsTime) report(group.get(0), Outcome.broken("timedOut", overdue.stack));
        } catch (Throwable failure) {
            if (!progress.isDoubtful()) blame(group, failure);
        }
    }

    private List<Compiled> compile(List<Integer> group) throws Throwable {
        List<Program> programs = group.stream().map(request.programs()::get).toList();
        together = group.size();
        return FreshThread.call(() -> {
            try {
                return adapter.compile(programs, request.mode(), request.options());
            } catch (RuntimeException | Error failure) {
                throw failure;
            } catch (Throwable failure) {
                throw new java.lang.reflect.InvocationTargetException(failure);
            } finally {
                // What it waited for says nothing about the program: only what its own thread ran counts.
                cpuMillis = TimeUnit.NANOSECONDS.toMillis(THREADS.getCurrentThreadCpuTime());
            }
        }, settings.stackBytes(), Math.min(request.programMillis(), progress.millisLeft()), progress::spend);
    }

    private void report(int index, Outcome outcome) {
        progress.judged(index, outcome, cpuMillis, together);
    }

    /** An error anywhere may hide later errors elsewhere, so those without one are compiled again without the others. */
    private void settle(List<Integer> group, List<Compiled> results) {
        List<Integer> survivors = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            if (results.get(i).accepted()) survivors.add(group.get(i));
            else report(group.get(i), Outcome.rejected(results.get(i).errors()));
        }
        if (survivors.size() < group.size()) judge(survivors);
        else for (int i = 0; i < group.size(); i++) accept(group.get(i), results.get(i));
    }

    private void accept(int index, Compiled result) {
        if (request.mode() == Mode.RUN) run(index, result);
        else report(index, request.mode() == Mode.EMIT ? Outcome.emitted(result.classes()) : Outcome.accepted(null));
    }

    private void run(int index, Compiled result) {
        synchronized (RUNNING) {
            if (progress.isHalting()) return;
            ProgramRunner runner = new ProgramRunner(adapter.runtime(), settings.stackBytes(), request.runMillis());
            RunResult run = runner.run(result.classes(), request.programs().get(index).main());
            report(index, Outcome.accepted(run));
            if (runner.usedUpHeap()) progress.haltInDoubt();
            else if (runner.spoiled()) progress.halt();
        }
    }

    private void blame(List<Integer> group, Throwable failure) {
        if (!(failure instanceof ToolFailure || failure instanceof Unattributed)) progress.countCrash();
        if (Failures.isFatal(failure)) progress.haltInDoubt();
        if (group.size() > 1) {
            int half = group.size() / 2;
            judge(group.subList(0, half));
            judge(group.subList(half, group.size()));
            return;
        }
        boolean full = Failures.isOutOfMemory(failure);
        // Another program may have filled the heap.
        if (full && progress.isShared()) {
            progress.suspect(group.get(0));
            return;
        }
        String kind = failure instanceof ToolFailure ? "toolFailed" : full ? "outOfMemory" : "crashed";
        report(group.get(0), Outcome.broken(kind, Failures.stack(failure)));
    }
}
