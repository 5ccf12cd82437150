// Nested loops with labels, early exits and bounds that depend on outer counters.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class NestedLoops {
    static int[][] grid = new int[6][7];
    static int visits;

    @Entry
    static int m(int x) {
        int result = intVal();
        outer:
        for (int i = 0; i < grid.length; i++) {
            int[] row = grid[i];
            for (int j = alt(0, i, intVal(0, 3)); j < row.length; j += intVal(1, 2)) {
                if (relation(arithmetic(i, j), intVal(0, 12), "==", ">")) continue outer;
                if (relation(result, intVar("x", "visits"), "==")) break outer;
                for (int k = j; k > intVal(-1, 2); k--) {
                    row[k] = arithmetic(row[j], intVar("k", "i", "x"));
                    result += arithmetic(intVar("i", "j", "k"), intVal());
                }
                visits++;
            }
        }
        return result;
    }
}
