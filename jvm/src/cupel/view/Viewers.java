package cupel.view;

import cupel.view.javac.JavacViewer;
import cupel.view.kotlin.KotlinViewer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Picks what tells the types of a language. */
final class Viewers {
    private Viewers() {}

    /** The family, and then the jars that it needs. */
    static Viewer open(String[] arguments) throws Throwable {
        List<Path> jars = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) jars.add(Path.of(arguments[i]));
        switch (arguments[0]) {
            case "javac": return new JavacViewer();
            case "kotlin": return KotlinViewer.open(jars);
            default: throw new IllegalArgumentException("nothing tells the types of " + arguments[0]);
        }
    }
}
