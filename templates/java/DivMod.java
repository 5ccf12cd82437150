// Strength reduction: divisions and remainders by constants and by powers of two.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class DivMod {
    static int a = 17;
    static long b = -17;

    @Entry
    static long m(int x, long y) {
        int q = arithmetic(x, intVal(), "/", "%");
        int r = arithmetic(arithmetic(intVar(), intVal()), intVal(-16, 16), "/", "%");
        long t = arithmetic(arithmetic(y, longVal()), longVal(), "/", "%");
        a = arithmetic(q, alt(intVal(1, 9), 1 << intVal(0, 31)), "/", "%", "*");
        b = arithmetic(arithmetic(t, longVar()), alt(1L << intVal(0, 63), longVal(2L, 1000L)), "/", "%");
        return arithmetic(arithmetic(a, b, "+", "-"), arithmetic(r, t), "+", "-");
    }
}
