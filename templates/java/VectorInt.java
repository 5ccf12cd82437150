// Vectorization of loops over int and long arrays: element-wise arithmetic, shifts and reductions.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class VectorInt {
    static int[] a = new int[40];
    static int[] b = new int[40];
    static long[] c = new long[40];

    @Entry
    static long m(int x, int[] given) {
        int offset = intVal(0, 2);
        for (int i = 0; i < a.length; i++) a[i] = arithmeticOrShift(alt(b[i], i, intVal()), alt(x, intVal()));
        for (int i = 0; i < b.length - 2; i++) b[i] = arithmetic(a[i + offset], intVal(), "+", "-", "*") ^ intVar("x", "offset");
        for (int i = 0; i < c.length; i++) c[i] = arithmetic(c[i], alt(toLong(a[i]), longVal()), "+", "-", "*");
        int sum = 0;
        for (int i = 0; i < given.length; i++) sum += arithmetic(given[i], intVal(), "+", "*");
        long most = longVal();
        for (int i = 0; i < c.length; i++) most = alt(relation(most, c[i]), booleanVal()) ? most : c[i];
        return arithmetic(sum, most);
    }
}
