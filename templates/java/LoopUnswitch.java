// Loop unswitching and predication: conditions that do not change in the loop, beside some that do.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LoopUnswitch {
    static int[] values = {3, -1, 4, 1, -5, 9, 2, 6};
    static boolean flag;
    static int count;

    @Entry
    static int m(int x, boolean given) {
        int result = 0;
        boolean fixed = relation(x, intVal());
        for (int i = 0; i < values.length; i++) {
            if (logic(booleanVar("fixed", "given", "flag"), relation(values[i], intVal()))) {
                result += arithmetic(values[i], intVar());
            } else if (booleanVar("given", "fixed")) {
                values[i] = alt(intVal(), arithmetic(intVar(), intVal()));
            }
            if (relation(result, intVal())) count++;
        }
        flag = alt(fixed, relation(result, x), booleanVal());
        return result;
    }
}
