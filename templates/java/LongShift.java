// Shifts of long by counts beyond 63 and below 0, and the masks that make them equal.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LongShift {
    static long state = 0x123456789abcdefL;

    @Entry
    static long m(long x, int count) {
        long a = shift(x, intVal(-70, 140));
        long b = shift(longVar(), alt(count, count & intVal(), intVal(60, 68)));
        int narrow = shift(toInt(longVar()), alt(count, intVal(28, 36)));
        long c = bitwise(shift(a, longVar(), "<<", ">>>"), shift(b, intVar(), ">>"));
        if (relation(shift(c, intVal(0, 63)), longVal())) c = ~c;
        state = arithmetic(bitwise(c, longVal()), narrow);
        return bitwise(state, shift(longVar("a", "b", "c"), intVal()));
    }
}
