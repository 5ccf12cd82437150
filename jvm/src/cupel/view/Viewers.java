package cupel.view;

import cupel.view.groovy.GroovyViewer;
import cupel.view.javac.JavacViewer;
import cupel.view.kotlin.KotlinViewer;
import cupel.view.scala.ScalaViewer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Picks what tells the types of a language. */
final class Viewers {
    private static final String LIBRARY = "--library=";

    private Viewers() {}

    /** The family, and then the jars that it needs, and the libraries that programs are compiled with. */
    static Viewer open(String[] arguments) throws Throwable {
        List<Path> jars = new ArrayList<>();
        List<Path> classPath = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) {
            if (arguments[i].startsWith(LIBRARY)) classPath.add(Path.of(arguments[i].substring(LIBRARY.length())));
            else jars.add(Path.of(arguments[i]));
        }
        switch (arguments[0]) {
            case "javac": return new JavacViewer(classPath);
            case "groovy": return new GroovyViewer(classPath);
            case "kotlin": return KotlinViewer.open(jars, classPath);
            case "scala": return new ScalaViewer(jars);
            default: throw new IllegalArgumentException("nothing tells the types of " + arguments[0]);
        }
    }
}
