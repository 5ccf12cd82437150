// Arguments that methods make for each call: objects and arrays whose contents change once the code is hot.
import static cupel.template.Holes.*;

import cupel.template.Argument;
import cupel.template.Entry;

public class MadeArguments {
    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static int turn;
    static int log;
    static long[] weights = array(alt(longVal(), longVal(-3L, 3L)), 2, 5);

    static boolean isHot() {
        return relation(turn, intVal(1800, 1990), ">", ">=");
    }

    @Argument(0)
    static Point point() {
        turn = (turn + 1) % 2000;
        return isHot() ? new Point(intVal(), alt(0, turn)) : new Point(intVal(-9, 9), turn);
    }

    @Argument(1)
    static int[] list() {
        return isHot() ? array(intVal(), 0, 6) : array(intVal(-9, 9), 4);
    }

    static int weighted(int value, int by) {
        if (relation(value, exclude(intVal(-4, 4), 0), "==", "<")) throw new IllegalStateException();
        return arithmetic(value, by, "/", "%", "+") + (int) weights[alt(0, value & 3)];
    }

    @Entry
    static int m(Point p, int[] values, int start) {
        int sum = start;
        int last = 0;
        for (int value : values) {
            tryCatchFinally(
                statement(assign(intVar("sum", "last"), weighted(value, p.x), "=", "+=", "^=")),
                statement(assign(intVar("log", "last"), exclude(intVar(), "turn", "values"), "=", "+=")),
                statement(assign(intVar("sum"), intVal(-5, 5), "+=", "-=", "^=")),
                ArithmeticException.class, IllegalStateException.class, RuntimeException.class);
        }
        tryFinally(
            statement(assign(intVar("last"), weighted(sum, p.y), "=")),
            statement(assign(intVar("log"), intVar("last", "sum", "start"), "=", "+=")));
        return arithmetic(sum, exclude(intVar(), "start", "turn", "values"), "+", "-", "*");
    }
}
