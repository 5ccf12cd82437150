package cupel.server;

import cupel.adapter.Adapter;
import cupel.adapter.Compiled;
import cupel.adapter.Mode;
import cupel.adapter.Program;
import cupel.adapter.ToolFailure;
import cupel.adapter.Unattributed;
import cupel.outcome.Failures;
import cupel.outcome.Outcome;
import cupel.run.ProgramRunner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Judges the programs of one request, each as if it had been compiled alone. */
final class Session {
    /** A crash may leave something behind in the compiler, but a fresh server for each would make reducing crashes slow. */
    private static final int MOST_CRASHES = 20;
    private static int crashes;

    private final Settings settings;
    private final Adapter adapter;
    private Request request;
    private Outcome[] outcomes;
    private long millisLeft;
    private boolean recycle;
    private boolean halting;

    Session(Settings settings, Adapter adapter) {
        this.settings = settings;
        this.adapter = adapter;
    }

    Answer answer(Request asked) {
        request = asked;
        outcomes = new Outcome[request.programs().size()];
        Arrays.fill(outcomes, Outcome.lost());
        long start = System.currentTimeMillis();
        millisLeft = request.millis();
        int limit = adapter.groups() ? settings.groupLimit() : 1;
        for (List<Integer> group : Groups.of(request.programs(), limit)) judge(group);
        long millis = System.currentTimeMillis() - start;
        return new Answer(request.id(), Arrays.asList(outcomes), millis, recycle, halting);
    }

    private void judge(List<Integer> group) {
        if (halting || group.isEmpty()) return;
        if (millisLeft <= 0) return;
        try {
            settle(group, compile(group));
        } catch (FreshThread.Overdue overdue) {
            halting = true;
            // One that had only what was left of the request is not judged: it is sent again.
            boolean hadItsTime = overdue.millis >= request.programMillis();
            if (group.size() == 1 && hadItsTime) outcomes[group.get(0)] = Outcome.broken("timedOut", overdue.stack);
        } catch (Throwable failure) {
            blame(group, failure);
        }
    }

    private List<Compiled> compile(List<Integer> group) throws Throwable {
        List<Program> programs = group.stream().map(request.programs()::get).toList();
        return FreshThread.call(() -> {
            try {
                return adapter.compile(programs, request.mode(), request.options());
            } catch (RuntimeException | Error failure) {
                throw failure;
            } catch (Throwable failure) {
                throw new java.lang.reflect.InvocationTargetException(failure);
            }
        }, settings.stackBytes(), Math.min(request.programMillis(), millisLeft), spent -> millisLeft -= spent);
    }

    /** An error anywhere may hide later errors elsewhere, so those without one are compiled again without the others. */
    private void settle(List<Integer> group, List<Compiled> results) {
        List<Integer> survivors = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            if (results.get(i).accepted()) survivors.add(group.get(i));
            else outcomes[group.get(i)] = Outcome.rejected(results.get(i).errors());
        }
        if (survivors.size() < group.size()) judge(survivors);
        else for (int i = 0; i < group.size(); i++) accept(group.get(i), results.get(i));
    }

    private void accept(int index, Compiled result) {
        if (request.mode() != Mode.RUN) {
            outcomes[index] = request.mode() == Mode.EMIT ? Outcome.emitted(result.classes()) : Outcome.accepted(null);
            return;
        }
        if (halting) return;
        ProgramRunner runner = new ProgramRunner(adapter.runtime(), settings.stackBytes(), request.runMillis());
        outcomes[index] = Outcome.accepted(runner.run(result.classes(), request.programs().get(index).main()));
        halting |= runner.spoiled();
    }

    private void blame(List<Integer> group, Throwable failure) {
        boolean isCrash = !(failure instanceof ToolFailure || failure instanceof Unattributed);
        if (isCrash && ++crashes >= MOST_CRASHES) recycle = true;
        if (Failures.isFatal(failure)) halting = true;
        if (group.size() > 1) {
            if (halting) return;
            int half = group.size() / 2;
            judge(group.subList(0, half));
            judge(group.subList(half, group.size()));
            return;
        }
        String kind = failure instanceof ToolFailure ? "toolFailed" : Failures.isOutOfMemory(failure) ? "outOfMemory" : "crashed";
        outcomes[group.get(0)] = Outcome.broken(kind, Failures.stack(failure));
    }
}
