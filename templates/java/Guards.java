// Simplification of conditions: ternaries and guards whose outcome follows from an earlier one.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class Guards {
    static int a;
    static boolean before;

    @Entry
    static int m(int x, int y) {
        int low = intVal(-10, 10);
        if (relation(x, low, "<", "<=")) return arithmetic(a, intVal());
        int r = ternary(relation(x, intVal(-10, 10)), arithmetic(x, y), intVar());
        if (logic(relation(x, alt(low, y)), logic(before, relation(r, intVal())))) a = arithmetic(r, intVal());
        boolean now = logic(relation(r, y), unary(before));
        whileDo(logic(now, relation(intVar("r", "a"), intVal())), block(statement(assign(r, intVal(1, 9), "-=", "+=")), statement(increment(a))), 6);
        before = alt(now, booleanVal(), relation(a, x));
        return ternary(before, arithmetic(r, a), unary(intVar()));
    }
}
