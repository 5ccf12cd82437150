// Vectorization of loops over float and double arrays: order of additions, min, max and absolute values.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class VectorReal {
    static float[] f = new float[33];
    static double[] d = new double[33];
    static float last;

    @Entry
    static double m(float x, double y) {
        for (int i = 0; i < f.length; i++) f[i] = arithmetic(alt(f[i], i * 0.5f), alt(x, floatVal()));
        for (int i = 0; i < d.length; i++) d[i] = arithmetic(alt(d[i], f[i]), alt(y, doubleVal()));
        float sum = floatVal(-1f, 1f);
        for (int i = 0; i < f.length; i++) sum = arithmetic(sum, f[i], "+", "-", "*");
        double best = doubleVal();
        for (int i = 0; i < d.length; i++) best = alt(Math.max(best, d[i]), Math.min(best, d[i]), Math.abs(d[i]));
        last = sum;
        return arithmetic(best, sum);
    }
}
