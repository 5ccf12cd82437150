// Conversions between all primitive types, in chains that lose bits, signs and fractions.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class Casts {
    static byte b;
    static short s;
    static char c;
    static long l;

    @Entry
    static long m(int i, float f, double d) {
        b = toByte(alt(toInt(d), i, toChar(f), toLong(f)));
        s = toShort(arithmetic(toInt(f), alt(b, c)));
        c = toChar(alt(toByte(d), s, arithmetic(i, shortVal())));
        l = toLong(alt(toFloat(l), d, arithmetic(f, longVal())));
        int back = toInt(toFloat(toLong(arithmetic(d, intVal()))));
        double whole = arithmetic(toDouble(l), toFloat(i), "+", "-", "*");
        return arithmetic(arithmetic(toByte(toChar(toShort(back))), toLong(whole)), alt(b, s, c, i));
    }
}
