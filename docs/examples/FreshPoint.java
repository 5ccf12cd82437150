// Fields of an object that is new for each call.
import static cupel.template.Holes.*;

import cupel.template.Argument;
import cupel.template.Entry;

public class FreshPoint {
    record Point(int x, int y) {}

    static int sum;

    @Argument(0)
    static Point point() {
        return new Point(sum & 7, intVal());
    }

    @Entry
    static int m(Point p, int by) {
        int[] table = array(exclude(intVal(-9, 9), 0), 4);
        tryCatch(
            statement(assign(sum, arithmetic(p.y, alt(by, intElement("table"))), "=", "+=")),
            statement(increment(sum)),
            ArithmeticException.class, RuntimeException.class);
        return arithmetic(sum, exclude(intVar(), "by"));
    }
}
