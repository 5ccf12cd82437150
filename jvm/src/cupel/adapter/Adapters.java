package cupel.adapter;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Picks the adapter of a compiler family. */
public final class Adapters {
    private Adapters() {}

    /**
     * One adapter for each compile thread; they share the classes of the compiler, so that these are compiled once. The jars
     * are on the class path of the process as well: the JVM maps only classes of that loader from an archive as a whole.
     */
    public static List<Adapter> open(String family, String classpath, Path scratch, int count) throws Throwable {
        List<Path> jars = split(classpath);
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        List<Adapter> adapters = new ArrayList<>();
        for (int i = 0; i < count; i++) adapters.add(open(family, loader, jars, scratch));
        return adapters;
    }

    private static Adapter open(String family, ClassLoader loader, List<Path> jars, Path scratch) throws Throwable {
        switch (family) {
            case "javac": return new JavacAdapter();
            case "ecj": return new EcjAdapter(loader);
            case "groovy": return new GroovyAdapter(loader);
            case "kotlin": return cupel.adapter.kotlin.KotlinAdapter.open(loader, jars, scratch);
            case "scala": return new cupel.adapter.scala.ScalaAdapter(loader, jars, scratch);
            default: throw new IllegalArgumentException("unknown compiler family " + family);
        }
    }

    private static List<Path> split(String classpath) {
        List<Path> jars = new ArrayList<>();
        for (String entry : classpath.split(File.pathSeparator)) if (!entry.isEmpty()) jars.add(Path.of(entry));
        return jars;
    }
}
