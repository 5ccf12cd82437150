package cupel.view;

import java.util.List;

/** A type as it is at one place: a number that equal types share, and a text, which can be written there or not. */
public record TypeUse(int id, String text, boolean writable) {
    /** As it is sent: short, since there is one for each expression. */
    public List<Object> toJson() {
        return List.of(id, text, writable);
    }
}
