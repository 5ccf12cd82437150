package cupel.extract;

import com.sun.tools.javac.api.JavacTaskImpl;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The javac of the running JDK, as extraction needs it. */
final class Compiler {
    /** Errors in one class must not keep the others from being looked at. */
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-Xmaxerrs", "1000000", "-XDshould-stop.ifError=FLOW");
    private static final int BATCH = 400;

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final String classPath;

    /** With these jars beside the hole library. */
    Compiler(List<?> jars) {
        String own = System.getProperty("java.class.path");
        classPath = jars.stream().map(Object::toString).collect(Collectors.joining(File.pathSeparator, own + File.pathSeparator, ""));
    }

    /** All sources of a jar or a folder, with their types. */
    SourceTree analyze(String location) throws IOException {
        // Bytes in a comment that are no text are no reason to complain.
        DiagnosticCollector<JavaFileObject> ignored = new DiagnosticCollector<>();
        StandardJavaFileManager files = javac.getStandardFileManager(ignored, Locale.ROOT, StandardCharsets.UTF_8);
        files.setLocation(StandardLocation.SOURCE_PATH, List.of(new File(location)));
        List<JavaFileObject> units = new ArrayList<>();
        for (JavaFileObject file : files.list(StandardLocation.SOURCE_PATH, "", Set.of(JavaFileObject.Kind.SOURCE), true)) {
            if (!file.getName().endsWith("-info.java")) units.add(file);
        }
        return new SourceTree(task(files, ignored, units));
    }

    /** Which templates do not compile, and why. */
    Map<String, String> errors(Map<String, String> templates) {
        Map<String, String> broken = new HashMap<>();
        Map<String, String> batch = new LinkedHashMap<>();
        int left = templates.size();
        for (Map.Entry<String, String> template : templates.entrySet()) {
            batch.put(template.getKey(), template.getValue());
            if (batch.size() < BATCH && --left > 0) continue;
            findBroken(batch, broken);
            batch.clear();
        }
        return broken;
    }

    // An error in the syntax hides errors in the types of others, so the rest is compiled again.
    private void findBroken(Map<String, String> batch, Map<String, String> broken) {
        int before;
        do {
            before = broken.size();
            List<JavaFileObject> units = new ArrayList<>();
            batch.forEach((name, text) -> {
                if (!broken.containsKey(name)) units.add(new Source(name, text));
            });
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
            task(files, diagnostics, units).analyze();
            for (Diagnostic<? extends JavaFileObject> each : diagnostics.getDiagnostics()) {
                if (each.getKind() != Diagnostic.Kind.ERROR || each.getSource() == null) continue;
                broken.putIfAbsent(((Source) each.getSource()).name, "does not compile: " + each.getCode().replaceFirst("^compiler\\.err\\.", ""));
            }
        } while (broken.size() > before);
    }

    private JavacTaskImpl task(StandardJavaFileManager files, DiagnosticCollector<JavaFileObject> diagnostics, List<JavaFileObject> units) {
        List<String> options = new ArrayList<>(OPTIONS);
        options.addAll(List.of("-cp", classPath));
        return (JavacTaskImpl) javac.getTask(null, files, diagnostics, options, null, units);
    }

    private static final class Source extends SimpleJavaFileObject {
        final String name;
        private final String text;

        Source(String name, String text) {
            super(URI.create("mem:///" + name + ".java"), Kind.SOURCE);
            this.name = name;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
