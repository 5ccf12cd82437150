// Array copies and fills with lengths and offsets at the edges, and overlap.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class ArrayCopy {
    static int[] source = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    static int[] target = new int[12];
    static int failures;

    @Entry
    static int m(int x) {
        int from = intVal(-1, 8);
        int length = alt(intVal(0, 6), intVal(-1, 13));
        try {
            System.arraycopy(source, from, alt(relation(x, intVal()), booleanVal()) ? source : target, intVal(0, 8), length);
        } catch (IndexOutOfBoundsException error) {
            failures++;
        }
        int[] copy = java.util.Arrays.copyOf(source, intVal(0, 20));
        java.util.Arrays.fill(target, intVal(0, 4), intVal(4, 12), intVar());
        for (int i = 0; i < target.length; i++) target[i] = arithmetic(target[i], intVar());
        int[] other = source.clone();
        return arithmetic(java.util.Arrays.hashCode(copy), java.util.Arrays.equals(other, source) ? intVal() : x);
    }
}
