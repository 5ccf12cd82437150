package cupel.adapter;

import cupel.outcome.Diagnostic;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Drives the Eclipse compiler: one compiler object per program, set up as its command line would. */
final class EcjAdapter implements Adapter {
    private static final String ECJ = "org.eclipse.jdt.internal.compiler.";
    /** A folder that is not there. */
    private static final String NOWHERE = "none";

    private final Mirror ecj;
    private final Map<Options, Setup> setups = new HashMap<>();

    /** The command-line object, for its reading of options, and its class path, which reads the platform only once. */
    private record Setup(Object driver, Object environment) {}

    EcjAdapter(ClassLoader loader) {
        ecj = new Mirror(loader);
    }

    @Override
    public String version() throws Throwable {
        return (String) ecj.call(setup(new Options(List.of(), List.of())).driver(), "bind", "compiler.version");
    }

    @Override
    public boolean groups() {
        return false;
    }

    @Override
    public ClassLoader runtime() {
        return ClassLoader.getPlatformClassLoader();
    }

    @Override
    public List<Compiled> compile(List<Program> programs, Mode mode, Options options) throws Throwable {
        List<Compiled> results = new ArrayList<>();
        Setup setup = setup(options);
        for (Program program : programs) {
            try {
                results.add(compile(program, mode, setup));
            } finally {
                // It would close the jars of the class path for good.
                if (options.classPath().isEmpty()) ecj.call(setup.environment(), "cleanup");
            }
        }
        return results;
    }

    private Setup setup(Options options) throws Throwable {
        if (setups.containsKey(options)) return setups.get(options);
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        Object driver = ecj.create(ECJ + "batch.Main", nowhere, nowhere, false, null, null);
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", NOWHERE));
        if (options.words().isEmpty()) arguments.addAll(List.of("--release", String.valueOf(Runtime.version().feature())));
        arguments.addAll(options.words());
        // By default it would take the class path of this process.
        String classPath = options.classPath().isEmpty() ? NOWHERE : String.join(File.pathSeparator, options.classPath());
        arguments.addAll(List.of("-classpath", classPath));
        arguments.add("Main.java");
        ecj.call(driver, "configure", (Object) arguments.toArray(new String[0]));
        Setup setup = new Setup(driver, ecj.call(driver, "getLibraryAccess"));
        setups.put(options, setup);
        return setup;
    }

    private Compiled compile(Program program, Mode mode, Setup setup) throws Throwable {
        List<Object> results = new ArrayList<>();
        Object compiler = compiler(setup, mode, results);
        ecj.call(compiler, "compile", units(program));
        return compiled(program, results);
    }

    private Object compiler(Setup setup, Mode mode, List<Object> results) throws Throwable {
        Object options = ecj.create(ECJ + "impl.CompilerOptions", ecj.get(setup.driver(), "options"));
        ecj.set(options, "performMethodsFullRecovery", false);
        ecj.set(options, "performStatementsRecovery", false);
        if (mode == Mode.CHECK) ecj.set(options, "generateClassFiles", false);
        Object requestor = ecj.proxy((proxy, method, arguments) -> {
            if (method.getName().equals("acceptResult")) results.add(arguments[0]);
            return null;
        }, ECJ + "ICompilerRequestor");
        Object compiler = ecj.create(ECJ + "Compiler", setup.environment(), ecj.call(setup.driver(), "getHandlingPolicy"),
            options, requestor, ecj.call(setup.driver(), "getProblemFactory"));
        // Its own worker thread would escape the fixed stack size.
        ecj.set(compiler, "useSingleThread", true);
        return compiler;
    }

    private Object units(Program program) throws Throwable {
        List<Object> units = new ArrayList<>();
        for (SourceText file : program.files()) {
            units.add(ecj.create(ECJ + "batch.CompilationUnit", file.text().toCharArray(), file.path(), "UTF-8"));
        }
        return ecj.array(ECJ + "env.ICompilationUnit", units.toArray());
    }

    private Compiled compiled(Program program, List<Object> results) throws Throwable {
        List<Diagnostic> errors = new ArrayList<>();
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (Object result : results) {
            Object[] problems = (Object[]) ecj.call(result, "getErrors");
            if (problems != null) for (Object problem : problems) errors.add(error(program, problem));
            for (Object file : (Object[]) ecj.call(result, "getClassFiles")) {
                classes.put(new String((char[]) ecj.call(file, "fileName")) + ".class", (byte[]) ecj.call(file, "getBytes"));
            }
        }
        return new Compiled(errors, classes);
    }

    private Diagnostic error(Program program, Object problem) throws Throwable {
        String path = new String((char[]) ecj.call(problem, "getOriginatingFileName"));
        int start = (Integer) ecj.call(problem, "getSourceStart");
        String code = String.valueOf(ecj.call(problem, "getID"));
        String message = (String) ecj.call(problem, "getMessage");
        for (SourceText file : program.files()) {
            if (file.path().equals(path) && start >= 0) return file.at(start, code, message);
        }
        return new Diagnostic(null, 0, 0, code, message);
    }
}
