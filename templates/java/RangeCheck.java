// Range-check elimination: loops over an array with bounds, strides and offsets that may leave it.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class RangeCheck {
    static int[] data = new int[32];
    static int sum;

    @Entry
    static int m(int n) {
        int from = intVal(-2, 4);
        int to = ternary(relation(n, intVal(), "<", ">="), intVal(20, 34), data.length);
        for (int i = from; i < to; i += intVal(1, 3)) {
            data[i + intVal(-1, 1)] = arithmetic(intVar(), intVal());
            sum += data[i];
        }
        return arithmetic(sum, intElement("data"));
    }
}
