package cupel.adapter.kotlin;

import cupel.adapter.Adapter;
import cupel.adapter.Compiled;
import cupel.adapter.FileTree;
import cupel.adapter.Mirror;
import cupel.adapter.Mode;
import cupel.adapter.Options;
import cupel.adapter.Program;
import cupel.outcome.Diagnostic;
import cupel.run.RuntimeLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Drives Kotlin/JVM through its command-line class, programs of distinct packages in one go. */
public final class KotlinAdapter implements Adapter {
    private static final String COMPILER = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler";
    private static final String ARGUMENTS = "org.jetbrains.kotlin.cli.common.arguments.";

    private final Mirror kotlin;
    private final Path scratch;
    private final Path stdlib;
    private final ClassLoader runtime;

    private KotlinAdapter(ClassLoader loader, Path stdlib, Path scratch) throws Exception {
        this.kotlin = new Mirror(loader);
        this.scratch = scratch;
        this.stdlib = stdlib;
        this.runtime = new RuntimeLoader(List.of(stdlib));
    }

    public static Adapter open(ClassLoader loader, List<Path> jars, Path scratch) throws Exception {
        // Otherwise each compilation builds the application environment anew.
        System.setProperty("kotlin.environment.keepalive", "true");
        System.setProperty("java.awt.headless", "true");
        return new KotlinAdapter(loader, stdlib(jars), scratch);
    }

    /** The standard library: on the class path itself, or beside the compiler as in its distribution. */
    private static Path stdlib(List<Path> jars) {
        for (Path jar : jars) if (jar.getFileName().toString().matches("kotlin-stdlib(-\\d.*)?\\.jar")) return jar;
        Path beside = jars.get(0).resolveSibling("kotlin-stdlib.jar");
        if (!Files.exists(beside)) throw new IllegalArgumentException("no kotlin-stdlib among the jars");
        return beside;
    }

    @Override
    public String version() throws Throwable {
        return (String) kotlin.field("org.jetbrains.kotlin.config.KotlinCompilerVersion", "VERSION");
    }

    @Override
    public boolean groups() {
        return true;
    }

    @Override
    public ClassLoader runtime() {
        return runtime;
    }

    @Override
    public List<Compiled> compile(List<Program> programs, Mode mode, Options options) throws Throwable {
        Thread.currentThread().setContextClassLoader(kotlin.loader());
        KotlinStop stop = mode == Mode.CHECK ? new KotlinStop(kotlin) : null;
        try (FileTree tree = FileTree.write(scratch, programs)) {
            KotlinMessages messages = new KotlinMessages(kotlin, tree, programs.size(), stop);
            messages.throwCrash(execute(messages, stop, arguments(tree, options)));
            List<Compiled> results = new ArrayList<>();
            for (int i = 0; i < programs.size(); i++) {
                List<Diagnostic> errors = messages.errors(i);
                results.add(new Compiled(errors, mode.keepsClasses() && errors.isEmpty() ? tree.classes(programs.get(i)) : Map.of()));
            }
            return results;
        }
    }

    private List<String> arguments(FileTree tree, Options options) {
        List<String> arguments = new ArrayList<>(List.of("-no-stdlib", "-no-reflect", "-nowarn", "-cp", options.classPathWith(stdlib.toString())));
        arguments.addAll(List.of("-Xdisable-default-scripting-plugin", "-Xrender-internal-diagnostic-names", "-d", tree.output().toString()));
        arguments.addAll(options.words());
        arguments.addAll(tree.sources());
        return arguments;
    }

    /** The name of the exit code. */
    private String execute(KotlinMessages messages, KotlinStop stop, List<String> arguments) throws Throwable {
        Object compiler = kotlin.create(COMPILER);
        Object parsed = kotlin.create(ARGUMENTS + "K2JVMCompilerArguments");
        kotlin.call(compiler, "parseArguments", arguments.toArray(new String[0]), parsed);
        Object collector = kotlin.proxy(messages, "org.jetbrains.kotlin.cli.common.messages.MessageCollector");
        try {
            return kotlin.call(compiler, "exec", collector, services(stop), parsed).toString();
        } catch (RuntimeException failure) {
            if (stop == null || !stop.fired()) throw failure;
            return "OK";
        }
    }

    private Object services(KotlinStop stop) throws Throwable {
        Object builder = kotlin.create("org.jetbrains.kotlin.config.Services$Builder");
        String status = "org.jetbrains.kotlin.progress.CompilationCanceledStatus";
        if (stop != null) kotlin.call(builder, "register", kotlin.type(status), kotlin.proxy(stop, status));
        return kotlin.call(builder, "build");
    }
}
