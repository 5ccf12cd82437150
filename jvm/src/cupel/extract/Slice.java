package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import java.util.LinkedHashSet;
import java.util.Set;

/** A static method and all that it needs of the sources around it. */
final class Slice {
    final JCMethodDecl entry;
    /** Methods, constructors and fields, in the order in which they were found to be needed. */
    final Set<Symbol> members = new LinkedHashSet<>();
    /** Classes that are at least the place of a member. */
    final Set<ClassSymbol> classes = new LinkedHashSet<>();
    /** Classes of which there are objects or variables. */
    final Set<ClassSymbol> objects = new LinkedHashSet<>();
    /** Initialisation blocks. */
    final Set<JCBlock> blocks = new LinkedHashSet<>();

    Slice(JCMethodDecl entry) {
        this.entry = entry;
    }

    MethodSymbol method() {
        return entry.sym;
    }

    ClassSymbol top() {
        return entry.sym.outermostClass();
    }
}
