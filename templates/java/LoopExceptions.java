// Exceptions in loops: null checks, bounds, divisions by zero, negative sizes, caught and not caught.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LoopExceptions {
    static int[] maybe;
    static int caught;

    @Entry
    static int m(int x, int[] given) {
        int result = intVal();
        for (int i = intVal(-1, 1); i < intVal(2, 12); i++) {
            try {
                int[] used = relation(i, intVal(0, 9)) ? given : maybe;
                result += used[arithmetic(i, intVal(-1, 3), "+", "-", "*")];
                result = arithmetic(result, alt(i, intVal(-1, 1)), "/", "%");
            } catch (ArithmeticException | ArrayIndexOutOfBoundsException error) {
                caught += intVal(1, 5);
            } catch (NullPointerException error) {
                caught ^= i;
                maybe = new int[intVal(0, 9)];
            }
            if (relation(caught, intVal())) maybe = null;
        }
        int[] made = new int[alt(intVal(0, 3), x & 7)];
        return arithmetic(result, made.length, "+", "/");
    }
}
