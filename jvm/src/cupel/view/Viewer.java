package cupel.view;

import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import java.util.List;

/** A compiler that tells the types of programs. Nothing of a program is executed. */
public interface Viewer {
    View analyze(List<SourceText> files) throws Throwable;

    /** The program has errors, and so no view. */
    final class Rejected extends Exception {
        final List<Diagnostic> errors;

        public Rejected(List<Diagnostic> errors) {
            super("the program has errors", null, false, false);
            this.errors = errors;
        }
    }
}
