package cupel.adapter;

import cupel.outcome.Diagnostic;
import java.util.List;
import java.util.Map;

/** What a compiler made of one program: its errors, or the class files by resource path. */
public record Compiled(List<Diagnostic> errors, Map<String, byte[]> classes) {
    public boolean accepted() {
        return errors.isEmpty();
    }
}
