// Arithmetic on characters: wrap-around, comparison, increments and strings of characters.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class CharArithmetic {
    static char last = 'z';
    static char[] letters = {'a', 'b', 'c', 'x', 'y', 'z', '0', '9'};

    @Entry
    static int m(char c, int x, String text) {
        int hash = intVal();
        for (int i = 0; i < letters.length; i++) {
            char letter = toChar(arithmetic(letters[i], alt(c, intVal(-3, 3), charVal())));
            if (logic(relation(letter, charVal('a', 'z')), relation(letter, charVar()))) increment(charElement("letters"));
            hash = arithmetic(shift(hash, intVal(0, 8)), letter);
            letters[i] = letter;
        }
        for (int i = 0; i < text.length(); i++) hash += arithmetic(text.charAt(i), intVal());
        assign(charVar("last"), arithmetic(charVar(), intVal()), "=", "+=", "-=");
        return bitwise(hash, alt(last, intVar()));
    }
}
