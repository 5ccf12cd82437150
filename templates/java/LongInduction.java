// Loops with a long counter, mixed with int, and their conversions.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LongInduction {
    static long total;
    static long[] table = new long[16];

    @Entry
    static long m(int x, long y) {
        long limit = longVal(1L, 40L);
        for (long i = longVal(-3L, 2L); i < limit; i += longVal(1L, 3L)) {
            int k = toInt(arithmetic(i, longVal()));
            table[k & 15] += arithmetic(longVar(), alt(x, k, intVal()));
            if (relation(longVar("total", "y", "i"), longVal())) total -= table[(int) i & 15];
        }
        return arithmeticOrShift(total, longElement("table"));
    }
}
