package cupel.view.javac;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCCatch;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCEnhancedForLoop;
import com.sun.tools.javac.tree.JCTree.JCForLoop;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCTry;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Name;
import cupel.view.TypeUse;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;

/** Reads what has a name at a place, from inside out. The variables of patterns are left out: how far they reach is for flow analysis. */
final class ScopeReader {
    private final Members members;
    private final List<ClassSymbol> topLevel;
    private final Set<Symbol> used;
    private final List<Visible> found = new ArrayList<>();
    private final Set<String> variables = new HashSet<>();
    private final Set<ClassSymbol> classes = new HashSet<>();
    private ClassSymbol inner;
    private boolean isStatic;
    private boolean constructing;
    /** What was declared outside of a lambda or a local class must not change. */
    private boolean captured;
    /** The field whose initial value the place is in. */
    private VarSymbol initialized;

    /** `used` are the local variables that a lambda or a local class uses. */
    ScopeReader(Members members, List<ClassSymbol> topLevel, Set<Symbol> used) {
        this.members = members;
        this.topLevel = topLevel;
        this.used = used;
    }

    List<Visible> read(TreePath path) {
        inner = classAround(path, topLevel.get(0));
        for (TreePath at = path; at.getParentPath() != null; at = at.getParentPath()) {
            Tree around = at.getParentPath().getLeaf();
            readBefore(around, at.getLeaf());
            // The object is not there yet (JLS 8.8.7.1).
            if (at.getLeaf() instanceof JCTree.JCExpressionStatement statement && isSelfCall(statement)) isStatic = true;
            if (at.getLeaf() instanceof JCClassDecl type) readClass(type);
            if (at.getLeaf() instanceof JCVariableDecl field && field.sym != null && field.sym.owner instanceof ClassSymbol) enter(field.sym);
        }
        for (ClassSymbol each : topLevel) addClass(each);
        return found;
    }

    // TreeInfo.isSelfCall is not in all JDKs.
    private static boolean isSelfCall(JCTree.JCExpressionStatement statement) {
        if (!(statement.expr instanceof JCTree.JCMethodInvocation call)) return false;
        Name name = TreeInfo.name(call.meth);
        return name != null && (name.contentEquals("this") || name.contentEquals("super"));
    }

    static ClassSymbol classAround(TreePath path, ClassSymbol otherwise) {
        for (TreePath at = path; at != null; at = at.getParentPath()) if (at.getLeaf() instanceof JCClassDecl type) return type.sym;
        return otherwise;
    }

    private void enter(VarSymbol field) {
        isStatic |= field.isStatic();
        constructing = true;
        initialized = field;
    }

    private void readBefore(Tree around, Tree last) {
        if (around instanceof JCBlock block) {
            declareBefore(block.stats, last);
            if (block.isStatic()) isStatic = true;
        } else if (around instanceof JCCase one && one.stats != null) {
            declareBefore(one.stats, last);
        } else if (around instanceof JCForLoop loop) {
            declareBefore(loop.init, last);
        } else if (around instanceof JCEnhancedForLoop loop) {
            if (loop.body == last) declare(loop.var, true);
        } else if (around instanceof JCCatch caught) {
            if (caught.body == last) declare(caught.param, true);
        } else if (around instanceof JCTry tried) {
            if (tried.body == last || tried.resources.contains(last)) declareBefore(tried.resources, last);
        } else if (around instanceof JCLambda lambda) {
            if (lambda.body == last) for (JCVariableDecl each : lambda.params) declare(each, true);
            captured = true;
        } else if (around instanceof JCMethodDecl method) {
            if (method.body == last) for (JCVariableDecl each : method.params) declare(each, true);
            isStatic |= method.sym.isStatic();
            constructing |= method.sym.isConstructor();
        }
    }

    private void declareBefore(List<? extends JCTree> statements, Tree last) {
        int end = statements.indexOf(last);
        for (int i = (end < 0 ? statements.size() : end) - 1; i >= 0; i--) {
            if (statements.get(i) instanceof JCVariableDecl variable) declare(variable, variable.init != null);
            else if (statements.get(i) instanceof JCClassDecl type) addClass(type.sym);
        }
    }

    private void declare(JCVariableDecl tree, boolean hasValue) {
        VarSymbol symbol = tree.sym;
        boolean isFixed = (symbol.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0;
        if (symbol.name.isEmpty() || !variables.add(symbol.name.toString()) || captured && !isFixed) return;
        TypeUse type = members.write().apply(symbol.type);
        boolean isParameter = (symbol.flags() & Flags.PARAMETER) != 0;
        // A write would take the variable from the lambdas and classes that use it; without any it does no harm.
        boolean writable = (symbol.flags() & Flags.FINAL) == 0 && !captured && !used.contains(symbol);
        if (type != null) found.add(new Visible(symbol.name.toString(), isParameter ? "parameter" : "variable", type, writable, hasValue ? true : null, false, List.of()));
    }

    private void readClass(JCClassDecl tree) {
        ClassSymbol type = tree.sym;
        if (!isStatic && inner == type) found.add(new Visible("this", "this", members.write().apply(type.type), false, true, false, List.of()));
        Accessible accessible = new Accessible(members.types(), inner);
        for (Element each : members.elements().getAllMembers(type)) {
            Symbol member = (Symbol) each;
            if (!accessible.test(member) || !member.isStatic() && isStatic && !(member instanceof ClassSymbol)) continue;
            if (member instanceof VarSymbol field) addField(field, type);
            else if (member instanceof MethodSymbol method && !method.isConstructor()) addMethod(method, type);
            else if (member instanceof ClassSymbol nested) addClass(nested);
        }
        addClass(type);
        isStatic |= type.isStatic();
        captured |= type.owner instanceof MethodSymbol;
        constructing = false;
        initialized = null;
    }

    /** A field that is declared later, or the same one, cannot be named in an initial value (JLS 8.3.3). */
    private boolean isForward(VarSymbol field) {
        return initialized != null && field.owner == initialized.owner && field.isStatic() == initialized.isStatic() && field.pos >= initialized.pos;
    }

    private void addField(VarSymbol field, ClassSymbol type) {
        Visible visible = members.field(field, type.type);
        if (visible == null || isForward(field) || !variables.add(visible.name())) return;
        boolean isFinal = (field.flags() & Flags.FINAL) != 0;
        Boolean assigned = isFinal && constructing && field.owner == type && field.getConstValue() == null ? null : Boolean.TRUE;
        found.add(new Visible(visible.name(), "field", visible.type(), visible.writable(), assigned, visible.isStatic(), List.of()));
    }

    private void addMethod(MethodSymbol method, ClassSymbol type) {
        if (method.owner.getQualifiedName().contentEquals("java.lang.Object")) return;
        Visible visible = members.method(method, type.type);
        if (visible != null) found.add(visible);
    }

    private void addClass(ClassSymbol type) {
        if (type.name.isEmpty() || !classes.add(type)) return;
        Visible visible = members.type(type, inner);
        // An inner class is made on an object of the class around it.
        boolean isMade = !isStatic || !type.hasOuterInstance();
        found.add(isMade ? visible : new Visible(visible.name(), visible.kind(), visible.type(), visible.writable(), visible.assigned(), visible.isStatic(), List.of()));
    }
}
