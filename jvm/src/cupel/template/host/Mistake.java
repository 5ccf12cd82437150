package cupel.template.host;

import com.sun.source.tree.Tree;

/** Something in a template that its author has to mend. */
final class Mistake extends RuntimeException {
    final transient Tree place;

    Mistake(Tree place, String message) {
        super(message, null, false, false);
        this.place = place;
    }
}
