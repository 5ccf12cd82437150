package cupel.view.javac;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import java.util.Set;

/** Whether evaluating an expression twice does the same as once: no call, no assignment, no conversion by a method of the program. */
final class Effects {
    private static final Set<Tree.Kind> WRITING = Set.of(Tree.Kind.PREFIX_INCREMENT, Tree.Kind.PREFIX_DECREMENT,
        Tree.Kind.POSTFIX_INCREMENT, Tree.Kind.POSTFIX_DECREMENT);

    private Effects() {}

    static boolean isRepeatable(ExpressionTree tree) {
        if (tree instanceof LiteralTree || tree instanceof IdentifierTree || tree instanceof LambdaExpressionTree) return true;
        if (tree instanceof ParenthesizedTree inner) return isRepeatable(inner.getExpression());
        if (tree instanceof MemberSelectTree select) return isRepeatable(select.getExpression());
        if (tree instanceof TypeCastTree cast) return isRepeatable(cast.getExpression());
        // The names of a pattern would be declared twice.
        if (tree instanceof InstanceOfTree test) return test.getPattern() == null && isRepeatable(test.getExpression());
        if (tree instanceof UnaryTree unary) return !WRITING.contains(tree.getKind()) && isRepeatable(unary.getExpression());
        if (tree instanceof ArrayAccessTree access) return isRepeatable(access.getExpression()) && isRepeatable(access.getIndex());
        if (tree instanceof ConditionalExpressionTree choice)
            return isRepeatable(choice.getCondition()) && isRepeatable(choice.getTrueExpression()) && isRepeatable(choice.getFalseExpression());
        if (tree instanceof BinaryTree binary)
            return isRepeatable(binary.getLeftOperand()) && isRepeatable(binary.getRightOperand()) && !callsToString(binary);
        return false;
    }

    private static boolean callsToString(BinaryTree binary) {
        if (binary.getKind() != Tree.Kind.PLUS) return false;
        return !isPlain(binary.getLeftOperand()) || !isPlain(binary.getRightOperand());
    }

    private static boolean isPlain(ExpressionTree operand) {
        Type type = ((JCExpression) operand).type;
        if (type.isPrimitive() || type.hasTag(TypeTag.BOT)) return true;
        return type.tsym != null && type.tsym.getQualifiedName().toString().matches("java\\.lang\\.(String|Integer|Long|Short|Byte|Character|Boolean|Float|Double)");
    }
}
