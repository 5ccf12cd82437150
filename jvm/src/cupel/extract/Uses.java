package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCCatch;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCSynchronized;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.Set;

/** Tells which classes and members a piece of code uses. */
final class Uses extends TreeScanner {
    /** Who is told. */
    interface Listener {
        /** A method, a constructor or a field. */
        void member(Symbol symbol);

        /** A class of which there is an object or a variable. */
        void type(ClassSymbol symbol);
    }

    /** Where the stack overflows is no matter of the language. */
    private static final Set<String> UNCAUGHT = Set.of("Throwable", "Error", "VirtualMachineError", "StackOverflowError", "OutOfMemoryError");

    private final SourceTree sources;
    private final Listener listener;

    Uses(SourceTree sources, Listener listener) {
        this.sources = sources;
        this.listener = listener;
    }

    @Override
    public void visitAnnotation(JCAnnotation tree) {}

    @Override
    public void visitIdent(JCIdent tree) {
        use(tree.sym, tree);
    }

    @Override
    public void visitSelect(JCFieldAccess tree) {
        use(tree.sym, tree);
        Symbol selected = symbolOf(tree.selected);
        // The class before a static member is only its place.
        if (selected instanceof ClassSymbol && tree.sym != null && tree.sym.isStatic()) return;
        if (tree.sym instanceof ClassSymbol) return;
        scan(tree.selected);
    }

    @Override
    public void visitReference(JCMemberReference tree) {
        use(tree.sym, tree);
        super.visitReference(tree);
    }

    @Override
    public void visitNewClass(JCNewClass tree) {
        if (Exceptions.isPlain(tree, sources)) {
            scan(tree.clazz);
            return;
        }
        // Of an anonymous class, the constructor is its own.
        if (tree.def == null) use(tree.constructor, tree);
        super.visitNewClass(tree);
    }

    @Override
    public void visitSynchronized(JCSynchronized tree) {
        throw new Reason("uses threads");
    }

    @Override
    public void visitCatch(JCCatch tree) {
        if (UNCAUGHT.contains(tree.param.vartype.type.tsym.getSimpleName().toString())) throw new Reason("catches an error that a template may not catch");
        super.visitCatch(tree);
    }

    private void use(Symbol symbol, JCTree tree) {
        if (symbol == null || symbol.type == null || symbol.type.hasTag(TypeTag.ERROR) || erroneous(tree))
            throw new Reason("uses code that is in neither the sources nor their libraries");
        if (symbol instanceof ClassSymbol) listener.type((ClassSymbol) symbol);
        else if (symbol instanceof MethodSymbol || symbol instanceof VarSymbol && symbol.owner instanceof ClassSymbol) listener.member(symbol);
    }

    private static boolean erroneous(JCTree tree) {
        Type type = tree instanceof JCExpression ? ((JCExpression) tree).type : null;
        return type != null && type.isErroneous();
    }

    static Symbol symbolOf(JCTree tree) {
        if (tree instanceof JCIdent) return ((JCIdent) tree).sym;
        if (tree instanceof JCFieldAccess) return ((JCFieldAccess) tree).sym;
        return null;
    }
}
