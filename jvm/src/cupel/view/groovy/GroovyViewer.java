package cupel.view.groovy;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.outcome.CompilerCrash;
import cupel.outcome.Diagnostic;
import cupel.view.View;
import cupel.view.Viewer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The static type checker of Groovy, up to the phase in which it is done. No code of a program is executed: see `Harmless`. */
public final class GroovyViewer implements Viewer {
    private static final String CONTROL = "org.codehaus.groovy.control.";
    private static final String CUSTOMIZERS = CONTROL + "customizers.";
    private static final int CONVERSION = 3;
    private static final int INSTRUCTION_SELECTION = 6;

    private final Mirror groovy = new Mirror(ClassLoader.getSystemClassLoader());
    private final List<String> classPath;

    public GroovyViewer(List<Path> classPath) {
        this.classPath = classPath.stream().map(Path::toString).toList();
    }

    @Override
    public View analyze(List<SourceText> sources) throws Throwable {
        Thread.currentThread().setContextClassLoader(groovy.loader());
        Object configuration = groovy.create(CONTROL + "CompilerConfiguration");
        groovy.call(configuration, "setClasspathList", classPath);
        // It would download what a program names.
        groovy.call(configuration, "setDisabledGlobalASTTransformations", Set.of("groovy.grape.GrabAnnotationTransformation"));
        Object customizer = groovy.create(CUSTOMIZERS + "ASTTransformationCustomizer", groovy.type("groovy.transform.TypeChecked"));
        groovy.call(configuration, "addCompilationCustomizers", groovy.array(CUSTOMIZERS + "CompilationCustomizer", customizer));
        Object loader = groovy.create("groovy.lang.GroovyClassLoader", groovy.loader(), configuration);
        try {
            Object unit = groovy.create(CONTROL + "CompilationUnit", configuration, null, loader);
            List<Object> added = new ArrayList<>();
            for (SourceText file : sources) added.add(groovy.call(unit, "addSource", file.path(), file.text()));
            Harmless harmless = new Harmless(groovy, sources);
            groovy.call(unit, "addPhaseOperation", harmless.operation(added), CONVERSION);
            groovy.call(unit, "compile", INSTRUCTION_SELECTION);
            return new GroovyView(groovy, sources, added);
        } catch (Harmless.Refused refused) {
            throw new Rejected(List.of(refused.error));
        } catch (Throwable failure) {
            if (!groovy.type(CONTROL + "MultipleCompilationErrorsException").isInstance(failure)) throw failure;
            throw new Rejected(errors(groovy.call(failure, "getErrorCollector")));
        } finally {
            groovy.call(loader, "close");
        }
    }

    private List<Diagnostic> errors(Object collector) throws Throwable {
        List<Diagnostic> errors = new ArrayList<>();
        for (Object message : (Iterable<?>) groovy.call(collector, "getErrors")) {
            String kind = message.getClass().getSimpleName();
            if (kind.equals("ExceptionMessage")) {
                Throwable cause = (Throwable) groovy.call(message, "getCause");
                if (cause instanceof Harmless.Refused refused) return List.of(refused.error);
                throw CompilerCrash.caused(cause);
            }
            if (kind.equals("SyntaxErrorMessage")) errors.add(error(groovy.call(message, "getCause")));
            else errors.add(new Diagnostic(null, 0, 0, "", (String) groovy.call(message, "getMessage")));
        }
        return errors;
    }

    private Diagnostic error(Object cause) throws Throwable {
        int line = (Integer) groovy.call(cause, "getLine");
        int column = (Integer) groovy.call(cause, "getStartColumn");
        return new Diagnostic((String) groovy.call(cause, "getSourceLocator"), Math.max(0, line), column, "", (String) groovy.call(cause, "getOriginalMessage"));
    }
}
