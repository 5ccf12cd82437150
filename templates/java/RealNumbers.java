// NaN, -0.0, infinities, min and max, comparisons and conversions of float and double.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class RealNumbers {
    static double d = -0.0;
    static float f;
    static int truths;

    @Entry
    static double m(double x, float y, int n) {
        double a = arithmetic(x, doubleVal());
        float b = arithmetic(y, floatVal());
        double low = Math.min(doubleVar(), alt(a, doubleVal()));
        float high = Math.max(floatVar(), alt(b, floatVal()));
        if (relation(a, doubleVar())) truths++;
        if (logic(relation(floatVar(), floatVal()), relation(low, high))) truths += intVal();
        if (a != a || 1 / a == doubleVal()) truths ^= toInt(low);
        d = arithmetic(unary(low), toDouble(n));
        f = toFloat(arithmetic(d, high));
        return arithmetic(Math.abs(a), Math.sqrt(Math.copySign(d, doubleVal())), "+", "-", "%");
    }
}
