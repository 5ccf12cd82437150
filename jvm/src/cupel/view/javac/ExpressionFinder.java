package cupel.view.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds what has a value in a file: names of types, packages and methods have none, nor has what the compiler added. */
final class ExpressionFinder extends TreePathScanner<Void, Void> {
    private static final Set<Tree.Kind> OTHERS = Set.of(Tree.Kind.ANNOTATION, Tree.Kind.TYPE_ANNOTATION, Tree.Kind.ERRONEOUS,
        Tree.Kind.ANNOTATED_TYPE, Tree.Kind.PARAMETERIZED_TYPE, Tree.Kind.PRIMITIVE_TYPE, Tree.Kind.ARRAY_TYPE, Tree.Kind.UNION_TYPE,
        Tree.Kind.INTERSECTION_TYPE, Tree.Kind.UNBOUNDED_WILDCARD, Tree.Kind.EXTENDS_WILDCARD, Tree.Kind.SUPER_WILDCARD);

    final List<TreePath> found = new ArrayList<>();

    @Override
    public Void scan(Tree tree, Void nothing) {
        if (tree instanceof ExpressionTree && getCurrentPath() != null) {
            TreePath path = new TreePath(getCurrentPath(), tree);
            if (isValue(path)) found.add(path);
        }
        return super.scan(tree, nothing);
    }

    @Override
    public Void visitImport(ImportTree tree, Void nothing) {
        return null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void nothing) {
        // The object of an enum constant is written as a name with arguments.
        if ((((JCVariableDecl) tree).mods.flags & Flags.ENUM) == 0) return super.visitVariable(tree, nothing);
        if (tree.getInitializer() instanceof JCTree.JCNewClass made) {
            TreePath path = new TreePath(getCurrentPath(), made);
            for (JCTree.JCExpression argument : made.args) scanBelow(argument, path);
            if (made.def != null) scanBelow(made.def, path);
        }
        return null;
    }

    private void scanBelow(Tree tree, TreePath path) {
        ExpressionFinder inner = new ExpressionFinder();
        if (tree instanceof ExpressionTree) inner.found.add(new TreePath(path, tree));
        inner.scan(new TreePath(path, tree), null);
        found.addAll(inner.found);
    }

    private static boolean isValue(TreePath path) {
        Tree tree = path.getLeaf();
        Tree parent = path.getParentPath().getLeaf();
        if (OTHERS.contains(tree.getKind()) || parent instanceof AnnotationTree || tree.getKind().name().endsWith("PATTERN")) return false;
        if (tree instanceof IdentifierTree || tree instanceof MemberSelectTree) return isVariable((JCTree) tree, path);
        if (tree instanceof NewArrayTree array && array.getType() == null) return false;
        if (tree instanceof ParenthesizedTree) return !isPartOf(parent);
        // An argument of an annotation.
        return !(tree instanceof AssignmentTree && parent instanceof AnnotationTree);
    }

    /** The parentheses of these belong to them. */
    private static boolean isPartOf(Tree parent) {
        return parent instanceof IfTree || parent instanceof WhileLoopTree || parent instanceof DoWhileLoopTree || parent instanceof SwitchTree
            || parent instanceof SwitchExpressionTree || parent instanceof SynchronizedTree;
    }

    private static boolean isVariable(JCTree tree, TreePath path) {
        if (!(com.sun.tools.javac.tree.TreeInfo.symbol(tree) instanceof VarSymbol variable)) return false;
        String name = variable.name.toString();
        if (name.equals("super")) return false;
        Tree parent = path.getParentPath().getLeaf();
        // `this(…)`, and the constants that a switch names.
        if (parent instanceof MethodInvocationTree call && call.getMethodSelect() == tree) return false;
        return !(variable.getKind().name().equals("ENUM_CONSTANT") && parent instanceof JCTree.JCCase);
    }
}
