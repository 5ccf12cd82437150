package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree.JCNewClass;

/** Exceptions of the sources become plain ones: only their kind is ever compared, and messages drag half a library along. */
final class Exceptions {
    private Exceptions() {}

    /** Whether an exception is made here that can be made without arguments as well. */
    static boolean isPlain(JCNewClass tree, SourceTree sources) {
        if (tree.def != null || tree.encl != null || tree.type == null) return false;
        Symbol type = tree.type.tsym;
        return sources.isThrowable(type) && (sources.has(type) || hasPlainConstructor((ClassSymbol) type));
    }

    private static boolean hasPlainConstructor(ClassSymbol type) {
        for (Symbol member : type.members().getSymbols()) {
            if (member instanceof MethodSymbol && member.isConstructor() && (member.flags() & Flags.PUBLIC) != 0 && ((MethodSymbol) member).type.getParameterTypes().isEmpty()) return true;
        }
        return false;
    }
}
