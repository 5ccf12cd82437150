package cupel.adapter;

import cupel.outcome.CompilerCrash;
import cupel.outcome.Diagnostic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Drives Groovy 3 and later: one compilation unit per program, with static compilation unless told otherwise. */
final class GroovyAdapter implements Adapter {
    private static final String CONTROL = "org.codehaus.groovy.control.";
    private static final String CUSTOMIZERS = CONTROL + "customizers.";
    private static final int CLASS_GENERATION = 7;

    private final Mirror groovy;

    GroovyAdapter(ClassLoader loader) {
        groovy = new Mirror(loader);
    }

    @Override
    public String version() throws Throwable {
        return (String) groovy.callStatic("groovy.lang.GroovySystem", "getVersion");
    }

    @Override
    public boolean groups() {
        return false;
    }

    @Override
    public ClassLoader runtime() {
        return groovy.loader();
    }

    @Override
    public List<Compiled> compile(List<Program> programs, Mode mode, Options options) throws Throwable {
        // Groovy finds parsers and helpers through the thread's loader.
        Thread.currentThread().setContextClassLoader(groovy.loader());
        List<Compiled> results = new ArrayList<>();
        for (Program program : programs) results.add(compile(program, mode, options));
        return results;
    }

    private Compiled compile(Program program, Mode mode, Options options) throws Throwable {
        Object configuration = configuration(options.words());
        if (!options.classPath().isEmpty()) groovy.call(configuration, "setClasspathList", options.classPath());
        if (mode == Mode.CHECK) stopBeforeCode(configuration);
        Object loader = groovy.create("groovy.lang.GroovyClassLoader", groovy.loader(), configuration);
        try {
            Object unit = groovy.create(CONTROL + "CompilationUnit", configuration, null, loader);
            for (SourceText file : program.files()) groovy.call(unit, "addSource", file.path(), file.text());
            groovy.call(unit, "compile", CLASS_GENERATION);
            return new Compiled(List.of(), mode == Mode.CHECK ? Map.of() : classes(unit));
        } catch (Throwable failure) {
            if (!groovy.type(CONTROL + "MultipleCompilationErrorsException").isInstance(failure)) throw failure;
            return new Compiled(errors(groovy.call(failure, "getErrorCollector")), Map.of());
        } finally {
            groovy.call(loader, "close");
        }
    }

    private Object configuration(List<String> options) throws Throwable {
        Object configuration = groovy.create(CONTROL + "CompilerConfiguration");
        if (options.contains("dynamic")) return configuration;
        String annotation = options.contains("type-checked") ? "TypeChecked" : "CompileStatic";
        Object customizer = groovy.create(CUSTOMIZERS + "ASTTransformationCustomizer", groovy.type("groovy.transform." + annotation));
        Object customizers = groovy.array(CUSTOMIZERS + "CompilationCustomizer", customizer);
        groovy.call(configuration, "addCompilationCustomizers", customizers);
        return configuration;
    }

    @SuppressWarnings("unchecked")
    private void stopBeforeCode(Object configuration) throws Throwable {
        RuntimeException giveUp = (RuntimeException) groovy.create(CONTROL + "CompilationFailedException", CLASS_GENERATION, null);
        Map<String, Boolean> usual = (Map<String, Boolean>) groovy.call(configuration, "getOptimizationOptions");
        groovy.call(configuration, "setOptimizationOptions", new GroovyStop(usual, giveUp));
    }

    private Map<String, byte[]> classes(Object unit) throws Throwable {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (Object type : (Iterable<?>) groovy.call(unit, "getClasses")) {
            String name = (String) groovy.call(type, "getName");
            classes.put(name.replace('.', '/') + ".class", (byte[]) groovy.call(type, "getBytes"));
        }
        return classes;
    }

    private List<Diagnostic> errors(Object collector) throws Throwable {
        List<Diagnostic> errors = new ArrayList<>();
        for (Object message : (Iterable<?>) groovy.call(collector, "getErrors")) errors.add(error(message));
        return errors;
    }

    private Diagnostic error(Object message) throws Throwable {
        switch (message.getClass().getSimpleName()) {
            case "SyntaxErrorMessage":
                Object cause = groovy.call(message, "getCause");
                String file = (String) groovy.call(cause, "getSourceLocator");
                int line = (Integer) groovy.call(cause, "getLine");
                int column = (Integer) groovy.call(cause, "getStartColumn");
                return new Diagnostic(file, line, column, "", (String) groovy.call(cause, "getOriginalMessage"));
            case "ExceptionMessage":
                // An exception that the compiler caught in itself and filed as an error.
                throw CompilerCrash.caused((Throwable) groovy.call(message, "getCause"));
            default:
                return new Diagnostic(null, 0, 0, "", (String) groovy.call(message, "getMessage"));
        }
    }
}
