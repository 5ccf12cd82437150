package cupel.template.host;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import java.util.Set;

/** Which classes a template may catch. */
final class Catches {
    private static final Set<String> UNCAUGHT = Set.of("Throwable", "Error", "VirtualMachineError", "StackOverflowError", "OutOfMemoryError");
    private static final Set<String> UNCHECKED = Set.of("java.lang.RuntimeException", "java.lang.Error");

    private Catches() {}

    /** Refuses a class whose objects are thrown where the machine ends. */
    static void check(Tree place, Tree type) {
        if (!UNCAUGHT.contains(TypeNames.of(type))) return;
        throw new Mistake(place, "a template may not catch " + TypeNames.of(type) + ": the language does not specify where the stack overflows");
    }

    /** The class that a literal of a hole names. */
    static Tree named(ExpressionTree literal) {
        if (!(literal instanceof MemberSelectTree select) || !select.getIdentifier().contentEquals("class")) {
            throw new Mistake(literal, "the class that is caught must be a literal, such as ArithmeticException.class");
        }
        Tree type = select.getExpression();
        check(literal, type);
        if (!isAlwaysAllowed(((JCTree) type).type)) {
            throw new Mistake(literal, TypeNames.of(type) + " is a checked exception, which Java lets a handler catch only where it is thrown; catch Exception");
        }
        return type;
    }

    private static boolean isAlwaysAllowed(Type type) {
        if (type.tsym.getQualifiedName().contentEquals("java.lang.Exception")) return true;
        for (Type at = type; at.tsym instanceof Symbol.ClassSymbol symbol; at = symbol.getSuperclass()) {
            if (UNCHECKED.contains(symbol.getQualifiedName().toString())) return true;
        }
        return false;
    }
}
