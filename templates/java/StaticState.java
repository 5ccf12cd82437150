// Static fields of all types that are read and written on many paths: stores that are moved or left out.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class StaticState {
    static boolean z;
    static byte b = 1;
    static char c = 'c';
    static short s = 2;
    static int i = 3;
    static long l = 4;
    static float f = 5;
    static double d = 6;
    static volatile int v;

    @Entry
    static int m(int x) {
        ifThen(logic(relation(intVar(), intVal()), booleanVar()), block(statement(assign(intVar(), intVal())), statement(assign(byteVar(), byteVal()))), statement(assign(longVar(), arithmetic(intVar(), longVar()))));
        v = arithmetic(v, intVar());
        altStatement(statement(increment(charVar())), statement(increment(doubleVar())), statement(assign(floatVar(), floatVal(), "+=", "-=")));
        if (relation(v, intVar())) assign(shortVar(), shortVal());
        z = relation(doubleVar(), floatVar());
        forDo(intVal(0, 5), block(statement(assign(intVar("i"), intVal(), "+=", "^=", "*=")), statement(increment(byteVar()))), 5);
        return arithmetic(arithmetic(i, s), alt(b, c, v));
    }
}
