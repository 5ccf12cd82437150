package cupel.template.host;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.Map;

/** What is executed only if a condition is true, and only if it is false. */
final class Guards extends TreeScanner<Void, Void> {
    /** Two parts of a template; either may be absent. */
    record Guarded(Tree whenTrue, Tree whenFalse) {}

    private final Map<Tree, Guarded> found = new HashMap<>();

    private Guards() {}

    static Map<Tree, Guarded> of(CompilationUnitTree unit) {
        Guards guards = new Guards();
        guards.scan(unit, null);
        return guards.found;
    }

    private void guard(ExpressionTree condition, Tree whenTrue, Tree whenFalse) {
        if (condition == null) return;
        ExpressionTree bare = HoleCalls.withoutBrackets(condition);
        // Of `a && b` only a false a decides.
        if (bare instanceof BinaryTree both && bare.getKind() == Tree.Kind.CONDITIONAL_AND) guard(both.getLeftOperand(), whenTrue, null);
        else found.put(bare, new Guarded(whenTrue, whenFalse));
    }

    @Override
    public Void visitIf(IfTree tree, Void nothing) {
        guard(tree.getCondition(), tree.getThenStatement(), tree.getElseStatement());
        return super.visitIf(tree, nothing);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree tree, Void nothing) {
        guard(tree.getCondition(), tree.getTrueExpression(), tree.getFalseExpression());
        return super.visitConditionalExpression(tree, nothing);
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void nothing) {
        guard(tree.getCondition(), tree.getStatement(), null);
        return super.visitWhileLoop(tree, nothing);
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void nothing) {
        guard(tree.getCondition(), tree.getStatement(), null);
        return super.visitForLoop(tree, nothing);
    }
}
