// Local arrays and static variables in a loop: Figure 1 of the JAttack paper.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class Figure1 {
    static int s1;
    static int s2;

    @Entry
    public static int m() {
        int[] arr1 = {s1++, s2, intVal(), intVal(), intVal()};
        for (int i = 0; i < arr1.length; ++i) {
            if (logic(relation(intVar(), intVar(), "<="), relation(intVar(), intVar(), "<="), "&&", "||")) {
                arr1[i] &= arithmetic(intVar(), intVar(), "+", "*");
            }
        }
        return 0;
    }
}
