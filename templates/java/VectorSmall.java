// Vectorization of loops over byte, short and char arrays, where every operation widens and narrows.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class VectorSmall {
    static byte[] bytes = new byte[48];
    static short[] shorts = new short[48];
    static char[] chars = new char[48];

    @Entry
    static int m(byte x, short[] given) {
        for (int i = 0; i < bytes.length; i++) bytes[i] = toByte(arithmeticOrShift(alt(bytes[i], i), alt(x, intVal(0, 9))));
        for (int i = 0; i < shorts.length; i++) shorts[i] = toShort(arithmetic(shorts[i], alt(bytes[i], chars[i], intVal()), "+", "-", "*"));
        for (int i = 0; i < chars.length; i++) chars[i] = toChar(shift(alt(chars[i], shorts[i], i), intVal(0, 20)));
        int sum = intVal();
        for (int i = 0; i < given.length; i++) sum += arithmetic(given[i], shortVal(), "+", "*");
        for (int i = 0; i < bytes.length; i++) sum += bitwise(bytes[i], alt(chars[i], intVal()));
        return sum;
    }
}
