package cupel.template.host;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Executes one filled template, with state of its own, until all holes are reached or nothing new can come. */
final class Execution {
    /** So often at least, so that a call that does not end is noticed. */
    private static final int LEAST_CALLS = 10;

    private final Filled program;
    private final Limits limits;
    private int calls;
    private int mostFuel;
    private int allFuel;
    private String ending = "ended";
    private String message;

    /** A filled template with its main class; it takes one of so many rows of arguments, and never reaches some holes. */
    record Filled(String className, int holes, int slots, int arguments, List<Integer> dead) {}

    /** How long to go on. */
    record Limits(int calls, int fuel, int allFuel, boolean earlyStop) {}

    Execution(Filled program, Limits limits) {
        this.program = program;
        this.limits = limits;
    }

    Map<String, Object> run(ClassLoader loader) throws ReflectiveOperationException {
        Probe.begin(program.slots());
        Probe.fuel = limits.fuel();
        Class<?> type = Class.forName(program.className(), false, loader);
        Method entry = method(type, "probeCall", int.class);
        Method state = method(type, "probeState");
        Set<Long> seen = new HashSet<>();
        int old = 0;
        while (calls < limits.calls() && allFuel < limits.allFuel() && call(entry)) {
            boolean all = Probe.reached.cardinality() + missedDead() == program.holes();
            if (all && calls >= Math.max(LEAST_CALLS, program.arguments())) break;
            if (!limits.earlyStop() || all) continue;
            // The same state with other arguments may still lead elsewhere.
            long row = calls % program.arguments();
            old = seen.add((long) state.invoke(null) * 31 + row) ? 0 : old + 1;
            if (old >= program.arguments()) break;
        }
        return answer();
    }

    private long missedDead() {
        return program.dead().stream().filter(hole -> !Probe.reached.get(hole)).count();
    }

    private static Method method(Class<?> type, String name, Class<?>... parameters) throws NoSuchMethodException {
        Method method = type.getDeclaredMethod(name, parameters);
        method.setAccessible(true);
        return method;
    }

    /** Whether another call can follow. */
    private boolean call(Method entry) throws ReflectiveOperationException {
        Probe.fuel = limits.fuel();
        try {
            entry.invoke(null, calls++ % program.arguments());
        } catch (InvocationTargetException thrown) {
            note(thrown.getCause());
        } catch (ExceptionInInitializerError thrown) {
            // The class cannot be used, and so it will be in the program.
            note(thrown);
            return false;
        }
        int burnt = limits.fuel() - Math.max(0, Probe.fuel);
        mostFuel = Math.max(mostFuel, burnt);
        allFuel += burnt;
        return ending.equals("ended");
    }

    private void note(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof Probe.OutOfFuel) ending = "outOfFuel";
            else if (cause instanceof StackOverflowError || cause instanceof OutOfMemoryError) ending = "overflow";
            else if (cause instanceof Probe.WrongArguments) {
                ending = "wrongArguments";
                message = cause.getMessage();
            }
        }
        if (Probe.making && ending.equals("ended")) ending = "noArguments";
    }

    private Map<String, Object> answer() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ending", ending);
        if (message != null) json.put("message", message);
        json.put("calls", calls);
        json.put("fuel", mostFuel);
        json.put("reached", Probe.reached.cardinality());
        json.put("indexes", IntStream.of(Probe.indexes).boxed().toList());
        return json;
    }
}
