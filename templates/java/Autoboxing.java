// Elimination of boxes: Integer and Long that are made, compared by equals, and unboxed again.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class Autoboxing {
    static Integer cached = 5;
    static Long wide = 7L;

    @Entry
    static long m(int x, long y) {
        Integer box = arithmetic(x, intVal());
        Long sum = longVal();
        for (int i = 0; i < intVal(1, 12); i++) {
            Integer step = alt(i, intVal(-130, 130));
            if (box.equals(step)) sum += arithmetic(y, step);
            box = arithmetic(box, alt(step, cached));
            sum = arithmetic(sum, box);
        }
        cached = alt(relation(box, intVal()), booleanVal()) ? box : null;
        if (cached == null) cached = intVal();
        wide = bitwise(sum, longVal());
        return arithmetic(cached, wide);
    }
}
