package cupel.adapter.scala;

import cupel.adapter.Adapter;
import cupel.adapter.Compiled;
import cupel.adapter.FileTree;
import cupel.adapter.Mirror;
import cupel.adapter.Mode;
import cupel.adapter.Options;
import cupel.adapter.Program;
import cupel.run.RuntimeLoader;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Drives Scala 3: a fresh compiler per compilation, programs of distinct packages in one go. */
public final class ScalaAdapter implements Adapter {
    /** The last phase seen to report on types: clashes after erasure come earlier in all versions, or in the same group. */
    private static final String STOP = "-Ystop-after:tailrec";

    private final Mirror scala;
    private final Path scratch;
    private final String libraries;
    private final ClassLoader runtime;

    public ScalaAdapter(ClassLoader loader, List<Path> jars, Path scratch) throws Exception {
        this.scala = new Mirror(loader);
        this.scratch = scratch;
        List<Path> library = jars.stream().filter(ScalaAdapter::isLibrary).toList();
        this.libraries = library.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        this.runtime = new RuntimeLoader(library);
    }

    private static boolean isLibrary(Path jar) {
        return jar.getFileName().toString().matches("(scala-library|scala3-library_3).*\\.jar");
    }

    @Override
    public String version() throws Throwable {
        return (String) scala.callStatic("dotty.tools.dotc.config.Properties", "simpleVersionString");
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
        Thread.currentThread().setContextClassLoader(scala.loader());
        try (FileTree tree = FileTree.write(scratch, programs)) {
            ScalaReporter reporter = new ScalaReporter(scala, tree, programs.size());
            Object driver = scala.create("dotty.tools.dotc.Driver");
            Object simple = scala.proxy(reporter, "dotty.tools.dotc.interfaces.SimpleReporter");
            scala.call(driver, "process", arguments(tree, mode, options), simple, null);
            List<Compiled> results = new ArrayList<>();
            for (int i = 0; i < programs.size(); i++) {
                boolean runs = mode.keepsClasses() && reporter.errors(i).isEmpty();
                results.add(new Compiled(reporter.errors(i), runs ? tree.classes(programs.get(i)) : Map.of()));
            }
            return results;
        }
    }

    private String[] arguments(FileTree tree, Mode mode, Options options) {
        List<String> arguments = new ArrayList<>(List.of("-classpath", options.classPathWith(libraries), "-nowarn", "-color:never"));
        arguments.addAll(List.of("-d", tree.output().toString()));
        if (mode == Mode.CHECK) arguments.add(STOP);
        arguments.addAll(options.words());
        arguments.addAll(tree.sources());
        return arguments.toArray(new String[0]);
    }
}
