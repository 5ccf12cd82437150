// Exact arithmetic and other methods of Math that compilers know: overflow becomes an exception.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class ExactMath {
    static int overflows;
    static long wide;

    @Entry
    static long m(int x, long y) {
        int a = intVal();
        try {
            a = Math.addExact(intVar(), arithmetic(x, intVal()));
            a = Math.multiplyExact(a, intVal(-3, 3));
            a = Math.subtractExact(intVar("a", "x"), intVal());
            wide = Math.multiplyExact(longVar(), alt(y, longVal(-2L, 2L)));
            a = Math.negateExact(Math.incrementExact(a));
            a = Math.toIntExact(arithmetic(wide, a));
        } catch (ArithmeticException error) {
            overflows++;
        }
        int f = Math.floorMod(intVar(), alt(x, intVal(-5, 5)));
        wide ^= Math.multiplyHigh(longVar(), longVal());
        return arithmetic(Math.floorDiv(wide, alt(longVal(), y)), Math.abs(f));
    }
}
