// instanceof, casts and pattern variables over a small hierarchy, with ClassCastException.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class InstanceOf {
    static class Base {
        int value = intVal();
    }

    static class Left extends Base {
        int extra = intVal();
    }

    static final class Right extends Base {
        long wide = longVal();
    }

    static Object held = new Left();
    static int failures;

    @Entry
    static long m(int x) {
        Object[] objects = {new Base(), new Left(), new Right(), held, "text", null};
        long result = 0;
        for (int i = 0; i < objects.length; i++) {
            Object object = objects[arithmetic(i, intVal(1, 5)) & 3];
            if (object instanceof Left left && relation(left.extra, intVar("x", "i"))) result += left.value;
            else if (object instanceof Base base) result = arithmetic(result, base.value);
            if (relation(i, intVal(0, 5), "!=")) continue;
            try {
                Right right = (Right) objects[i];
                if (right != null) result ^= arithmetic(right.wide, longVal());
            } catch (ClassCastException error) {
                failures++;
            }
        }
        held = alt(relation(failures, intVal()), relation(x, intVal())) ? objects[intVal(0, 5)] : held;
        return result;
    }
}
