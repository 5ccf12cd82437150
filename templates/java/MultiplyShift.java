// Strength reduction: multiplications by constants, shifts and additions that make one another up.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class MultiplyShift {
    static int acc;

    @Entry
    static int m(int x, int y) {
        int p = arithmetic(x, intVal(), "*");
        int q = shift(arithmetic(x, intVal(), "*", "+"), intVal(0, 40));
        int r = arithmetic(shift(y, intVal(0, 31), "<<"), intVar("x", "y"), "+", "-");
        acc = bitwise(arithmetic(p, q), shift(r, intVar()));
        return arithmetic(shift(intVar(), intVal(-5, 70), ">>", ">>>"), arithmetic(acc, intVal(), "*"), "+", "-");
    }
}
