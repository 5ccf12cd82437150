// Escape analysis and scalar replacement: small objects that stay in the method, except on some paths.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class EscapeAnalysis {
    static final class Point {
        int x;
        long y;
        Point next;

        Point(int x, long y) {
            this.x = x;
            this.y = y;
        }

        Point plus(Point other) {
            return new Point(arithmetic(x, other.x), arithmetic(y, other.y));
        }
    }

    static Point kept;
    static int made;

    @Entry
    static long m(int a, long b) {
        Point p = new Point(arithmetic(a, intVal()), b);
        for (int i = 0; i < intVal(1, 12); i++) {
            Point q = new Point(alt(i, a, intVal()), arithmetic(p.y, longVal()));
            if (relation(q.x, intVar("a", "i", "made"))) p = p.plus(q);
            else p.x += q.x;
            if (relation(p.x, intVal())) {
                kept = p;
                kept.next = alt(booleanVal(), relation(a, intVal())) ? q : null;
                made++;
            }
        }
        return arithmetic(p.x, p.y);
    }
}
