// String concatenation and StringBuilder chains with numbers, characters and null.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class StringConcat {
    static String last = "";
    static int length;

    @Entry
    static int m(int x, char c, String text) {
        String joined = stringVar("text", "last") + intVar() + charVal() + stringVal();
        StringBuilder builder = new StringBuilder();
        for (int i = 0; i < intVal(0, 6); i++) {
            builder.append(alt(stringVar("joined", "text"), stringVal())).append(arithmetic(intVar(), intVal()));
            if (relation(builder.length(), intVal(0, 40))) builder.append(c).append(booleanVal());
            else builder.append(longVal()).append((Object) null);
        }
        String all = builder.toString();
        length = all.length();
        last = all.length() > 40 ? all.substring(intVal(0, 20), intVal(15, 40)) : all;
        return arithmetic(all.hashCode(), joined.hashCode());
    }
}
