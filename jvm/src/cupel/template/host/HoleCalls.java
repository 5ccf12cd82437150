package cupel.template.host;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.Set;

/** Tells calls of the hole library from other code. */
final class HoleCalls {
    private static final Set<String> LIBRARY = Set.of(
        "cupel.template.Holes", "cupel.template.OperatorHoles", "cupel.template.ArrayHoles", "cupel.template.ValueHoles");

    private HoleCalls() {}

    static boolean isHole(Tree tree) {
        if (!(tree instanceof MethodInvocationTree call)) return false;
        Symbol method = TreeInfo.symbol((JCTree) call.getMethodSelect());
        return method != null && LIBRARY.contains(method.owner.getQualifiedName().toString());
    }

    static String name(MethodInvocationTree hole) {
        return TreeInfo.symbol((JCTree) hole.getMethodSelect()).name.toString();
    }

    static ExpressionTree withoutBrackets(ExpressionTree tree) {
        return tree instanceof ParenthesizedTree brackets ? withoutBrackets(brackets.getExpression()) : tree;
    }

    static boolean containsHole(Tree tree) {
        boolean[] found = new boolean[1];
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
                found[0] |= isHole(call);
                return super.visitMethodInvocation(call, nothing);
            }
        }.scan(tree, null);
        return found[0];
    }
}
