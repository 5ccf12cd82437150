// Lock elision and coarsening: synchronized blocks on local and on shared objects.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LockElision {
    static final class Counter {
        private int value;

        synchronized int add(int by) {
            value = arithmetic(value, by);
            return value;
        }
    }

    static final Object shared = new Object();
    static final Counter global = new Counter();
    static int result;

    @Entry
    static int m(int x) {
        Counter local = new Counter();
        Object lock = alt(relation(x, intVal()), booleanVal()) ? local : shared;
        for (int i = 0; i < intVal(1, 10); i++) {
            synchronized (lock) {
                result += local.add(arithmetic(intVar(), intVal()));
                synchronized (local) {
                    result ^= global.add(intVar("i", "x", "result"));
                }
            }
            synchronized (lock) {
                if (relation(result, intVar())) result = arithmetic(intVar(), intVal(), "/", "%", "+");
            }
        }
        return local.add(intVal());
    }
}
