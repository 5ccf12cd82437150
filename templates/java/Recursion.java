// Recursion with a bound: inlining of recursive calls, and tail positions.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class Recursion {
    static int depth;

    static int descend(int n, int x) {
        if (n <= 0) return arithmetic(x, intVal());
        if (relation(x, intVal(), "<", "==")) return descend(n - intVal(1, 3), arithmetic(x, n));
        depth++;
        return arithmetic(descend(n - 1, alt(x, intVal(), arithmetic(x, n))), intVar());
    }

    static long twice(int n, long x) {
        return n <= 0 ? x : arithmetic(twice(n - 1, arithmetic(x, longVal())), twice(n - 2, longVar()));
    }

    @Entry
    static long m(int x) {
        return arithmetic(descend(intVal(0, 12), x), twice(intVal(0, 6), x));
    }
}
