package cupel.template.host;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Finds which variables are assigned to after their declaration, and which are used by lambdas and classes around which they are. */
final class Changes extends TreeScanner<Void, Void> {
    final Set<Symbol> reassigned = new HashSet<>();
    final Set<Symbol> captured = new HashSet<>();
    private final Map<Symbol, Integer> levels = new HashMap<>();
    private int level;

    @Override
    public Void visitVariable(VariableTree tree, Void nothing) {
        levels.put(((JCTree.JCVariableDecl) tree).sym, level);
        return super.visitVariable(tree, nothing);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void nothing) {
        Symbol symbol = ((JCTree.JCIdent) tree).sym;
        if (levels.getOrDefault(symbol, level) < level) captured.add(symbol);
        return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
        level++;
        super.visitLambdaExpression(tree, nothing);
        level--;
        return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
        level++;
        super.visitClass(tree, nothing);
        level--;
        return null;
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void nothing) {
        change(tree.getVariable());
        return super.visitAssignment(tree, nothing);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void nothing) {
        change(tree.getVariable());
        return super.visitCompoundAssignment(tree, nothing);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void nothing) {
        Tree.Kind kind = tree.getKind();
        if (kind.name().endsWith("INCREMENT") || kind.name().endsWith("DECREMENT")) change(tree.getExpression());
        return super.visitUnary(tree, nothing);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
        boolean changes = HoleCalls.isHole(tree) && Set.of("assign", "assignRef", "increment").contains(HoleCalls.name(tree));
        if (changes) change(tree.getArguments().get(0));
        return super.visitMethodInvocation(tree, nothing);
    }

    private void change(ExpressionTree place) {
        Symbol symbol = TreeInfo.symbol((JCTree) HoleCalls.withoutBrackets(place));
        if (symbol != null) reassigned.add(symbol);
    }
}
