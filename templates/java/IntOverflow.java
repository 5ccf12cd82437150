// Arithmetic that overflows, and comparisons that a compiler must not simplify because of it.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class IntOverflow {
    static int s;

    @Entry
    static int m(int x, int y) {
        int a = arithmetic(x, intVal());
        int b = arithmetic(y, intVal());
        if (relation(arithmetic(a, intVal()), arithmetic(b, intVal()))) s += intVal();
        if (relation(a + intVal(1, 9), a)) s ^= arithmetic(a, b);
        if (relation(-a, a) && relation(Math.abs(intVar()), intVal(-1, 1))) s = unary(intVar());
        int c = ternary(relation(arithmetic(a, b), intVal()), arithmetic(intVar(), intVar()), unary(b));
        return arithmetic(arithmetic(c, s), intVal());
    }
}
