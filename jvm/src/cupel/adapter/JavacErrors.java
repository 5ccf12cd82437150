package cupel.adapter;

import cupel.outcome.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** Collects the errors that javac reports. */
public final class JavacErrors implements DiagnosticListener<JavaFileObject> {
    private final List<Diagnostic> found = new ArrayList<>();

    public List<Diagnostic> found() {
        return found;
    }

    @Override
    public void report(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getKind() != javax.tools.Diagnostic.Kind.ERROR) return;
        String message = diagnostic.getMessage(Locale.ENGLISH);
        if (diagnostic.getSource() instanceof MemorySource place && diagnostic.getPosition() >= 0) {
            found.add(place.source.at((int) diagnostic.getPosition(), diagnostic.getCode(), message));
        } else {
            found.add(new Diagnostic(null, 0, 0, diagnostic.getCode(), message));
        }
    }
}
