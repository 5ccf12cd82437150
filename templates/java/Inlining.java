// Inlining and type profiles: calls through an interface that see one class while warming up, and more later.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class Inlining {
    interface Shape {
        int area(int scale);
    }

    static final class Square implements Shape {
        public int area(int scale) {
            return arithmetic(scale, scale, "*", "+");
        }
    }

    static final class Circle implements Shape {
        int calls;

        public int area(int scale) {
            return arithmetic(++calls, alt(scale, intVal()));
        }
    }

    static final class Line implements Shape {
        public int area(int scale) {
            return intVal();
        }
    }

    static final Shape[] shapes = {new Square(), new Circle(), new Line()};
    static int total;

    @Entry
    static int m(int x) {
        int sum = 0;
        for (int i = 0; i < intVal(1, 9); i++) {
            Shape shape = shapes[relation(x, alt(i, intVal())) ? intVal(0, 2) : (i & intVal(0, 3)) % 3];
            sum += shape.area(arithmetic(intVar("x", "i", "total"), intVal()));
        }
        total = arithmeticOrShift(total, sum);
        return sum;
    }
}
