// Switches on int: dense and sparse labels, fall-through, and jumps from inside of loops.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class SwitchInt {
    static int a;
    static int b = 1;

    @Entry
    static int m(int x) {
        int result = intVal();
        for (int i = 0; i < 8; i++) {
            switch (arithmetic(intVar("x", "i", "a"), intVal(-3, 9))) {
                case 0: result += intVal();
                case 1: result = arithmetic(result, intVar()); break;
                case 2: continue;
                case 100: result ^= intVar();
                case 1000: a++; break;
                case Integer.MIN_VALUE: b = intVar();
                default: result -= intVal();
            }
            switchOn(intVar("i", "result"), statement(increment(a)), statement(assign(intVar("a", "b"), intVal())), statement(assign(result, intVar())));
        }
        return arithmetic(result, b);
    }
}
