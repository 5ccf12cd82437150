// Switches on strings, whose labels share hash codes, and on characters.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class SwitchString {
    static String word = "Aa";
    static int hits;

    @Entry
    static int m(int x, String text) {
        String subject = alt(text, word, stringVal());
        int result = switch (subject) {
            case "Aa" -> intVal();
            case "BB" -> arithmetic(x, intVal());
            case "" -> hits;
            case "abc" -> alt(x, intVal(), hits);
            default -> subject.length();
        };
        for (int i = 0; i < subject.length(); i++) {
            switch (subject.charAt(i)) {
                case 'a': case 'b': result += intVal(); break;
                case 'z': hits = arithmetic(hits, intVar());
                default: result = arithmeticOrShift(result, intVal(0, 9));
            }
        }
        word = alt(relation(result, intVal()), booleanVal()) ? "BB" : alt("Aa", "abc", stringVal());
        return result;
    }
}
