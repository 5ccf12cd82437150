package cupel.template.host;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.MethodTree;
import com.sun.tools.javac.tree.JCTree;

/** The annotations by which a template marks its methods. */
final class Marks {
    private Marks() {}

    /** The annotation of a method with this name, or null. */
    static AnnotationTree of(MethodTree method, String name) {
        for (AnnotationTree annotation : method.getModifiers().getAnnotations()) {
            if (((JCTree) annotation.getAnnotationType()).type.toString().equals(name)) return annotation;
        }
        return null;
    }
}
