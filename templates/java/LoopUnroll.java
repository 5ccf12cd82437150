// Loop unrolling and peeling: counted loops with short bodies that carry values from round to round.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LoopUnroll {
    static int a = 1;
    static long b = 2;

    @Entry
    static long m(int x) {
        int previous = intVal();
        long total = 0;
        for (int i = 0; i < intVal(1, 40); i++) {
            int next = arithmetic(intVar("previous", "x", "a"), intVar(), "+", "-", "*");
            if (i == intVal(0, 5)) total += arithmetic(longVar(), intVar());
            total ^= bitwise(next, intVar("previous", "i"));
            previous = next;
        }
        a = arithmeticOrShift(previous, intVal());
        b += total;
        return total;
    }
}
