package cupel.template.host;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;

/** Types as a program writes them. */
final class TypeNames {
    private TypeNames() {}

    static String of(Tree tree) {
        return of(((JCTree) tree).type);
    }

    static String of(Type type) {
        // The type of a constant tells its value as well.
        String full = type.constValue() != null ? type.baseType().toString() : type.toString();
        return full.replace("...", "[]").replaceAll("\\bjava\\.lang\\.(?=\\w+\\b(?!\\.))", "");
    }
}
