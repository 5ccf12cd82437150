// try, finally and nested handlers: returns and jumps that finally blocks overtake.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class TryFinally {
    static int steps;
    static int trace;

    static int risky(int x) {
        if (relation(x, intVal(-3, 3))) throw new IllegalStateException();
        return arithmetic(x, intVal(), "/", "+", "*");
    }

    @Entry
    static int m(int x) {
        int result = 0;
        for (int i = 0; i < intVal(1, 8); i++) {
            try {
                try {
                    result += risky(arithmetic(intVar("i", "x"), intVal(-2, 2)));
                    if (relation(result, intVal())) break;
                } finally {
                    trace = arithmetic(trace, intVar(), "+", "-", "*");
                    if (relation(i, intVal(0, 7), "==", ">")) continue;
                }
            } catch (ArithmeticException error) {
                result = arithmetic(result, trace);
            } catch (IllegalStateException error) {
                steps++;
            } finally {
                result ^= intVal();
            }
        }
        return result;
    }
}
