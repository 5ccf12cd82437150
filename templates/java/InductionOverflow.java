// Induction variables that come near the ends of int and may overflow.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class InductionOverflow {
    static int s;

    @Entry
    static int m(int start) {
        int rounds = 0;
        int stop = alt(Integer.MAX_VALUE, intVal(2147483600, 2147483647), intVal());
        for (int i = alt(stop - intVal(1, 40), intVal(2147483580, 2147483647)); relation(i, stop, "<", "<=", "!="); i += intVal(1, 5)) {
            s = arithmetic(s, intVar("i", "start", "rounds"));
            if (rounds++ > 50) break;
        }
        for (int j = intVal(-2147483648, -2147483600); j < 0; j -= intVal(1, 3)) {
            s ^= arithmetic(intVar("j", "s"), intVal());
            if (rounds++ > 90) break;
        }
        return arithmetic(s, rounds);
    }
}
