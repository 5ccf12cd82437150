// Intrinsics on bits: counts, leading and trailing zeros, rotations, reversals, highest bits.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class BitTricks {
    static int a = 1;
    static long b = 1;

    @Entry
    static long m(int x, long y) {
        int p = Integer.rotateLeft(arithmetic(x, intVal()), alt(a, intVal(-40, 40)));
        int q = Integer.bitCount(bitwise(intVar(), intVal())) + Integer.numberOfLeadingZeros(alt(x, shift(p, intVal())));
        long r = Long.rotateRight(longVar(), alt(q, intVal(-70, 70)));
        int s = Long.numberOfTrailingZeros(shift(r, intVal(0, 64))) ^ Long.bitCount(bitwise(longVar(), longVal()));
        a = alt(Integer.reverse(x), Integer.reverseBytes(p), Integer.highestOneBit(q), Integer.lowestOneBit(x), Integer.signum(s));
        b = alt(Long.reverse(y), Long.highestOneBit(r), bitwise(longVar(), -longVar()));
        int t = bitwise(intVar("x", "p"), unary(intVar("a", "q"), "~", "-"));
        return arithmetic(arithmetic(arithmetic(p, q), s), arithmetic(r, t));
    }
}
