package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCDoWhileLoop;
import com.sun.tools.javac.tree.JCTree.JCEnhancedForLoop;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCForLoop;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCParens;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCWhileLoop;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.function.Function;

/** Lets all loops of a method together go round so often at most, since holes make loops that never end. */
final class Limiters extends TreeScanner {
    private static final int MOST = 100;
    private static final String ENDS = "if (limiter++ >= " + MOST + ") ";

    private final SourceTree sources;
    private final Symbol owner;
    private final Edits edits;
    /** The text of a condition, which may have become a hole. */
    private final Function<JCExpression, String> text;
    private boolean looped;
    private int depth;

    Limiters(SourceTree sources, Symbol owner, Edits edits, Function<JCExpression, String> text) {
        this.sources = sources;
        this.owner = owner;
        this.edits = edits;
        this.text = text;
    }

    @Override
    public void visitMethodDef(JCMethodDecl tree) {
        if (tree.body != null && sources.start(owner, tree.body) >= 0) body(tree.body, tree.sym != null && tree.sym.isConstructor());
    }

    @Override
    public void visitLambda(JCLambda tree) {
        if (tree.body instanceof JCBlock) body((JCBlock) tree.body, false);
        else super.visitLambda(tree);
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
        tree.defs.forEach(member -> {
            if (member instanceof JCMethodDecl) member.accept(this);
        });
    }

    private void body(JCBlock block, boolean constructor) {
        boolean outer = looped;
        looped = false;
        // A call of another constructor must stay the first statement: so its loops are left alone.
        if (!constructor) scan(block.stats);
        if (looped) edits.insert(sources.start(owner, block) + 1, "\nint limiter = 0;\n");
        looped = outer;
    }

    @Override
    public void visitWhileLoop(JCWhileLoop tree) {
        limit(((JCParens) tree.cond).expr, tree.body);
        depth++;
        super.visitWhileLoop(tree);
        depth--;
    }

    @Override
    public void visitDoLoop(JCDoWhileLoop tree) {
        limit(((JCParens) tree.cond).expr, tree.body);
        depth++;
        super.visitDoLoop(tree);
        depth--;
    }

    @Override
    public void visitForLoop(JCForLoop tree) {
        limit(tree.cond, tree.body);
        depth++;
        super.visitForLoop(tree);
        depth--;
    }

    @Override
    public void visitForeachLoop(JCEnhancedForLoop tree) {
        begin(tree.body, ENDS + "break;");
        depth++;
        super.visitForeachLoop(tree);
        depth--;
    }

    @Override
    public void visitApply(JCMethodInvocation tree) {
        if (depth > 0 && Sizes.doubles(Uses.symbolOf(tree.meth))) throw new Reason("makes numbers that grow in a loop");
        super.visitApply(tree);
    }

    // Behind a loop without an end nothing is reached, and that must stay so.
    private void limit(JCExpression condition, JCStatement body) {
        looped = true;
        if (condition == null || condition.type.constValue() != null) begin(body, ENDS + "throw new IllegalStateException();");
        else edits.replace(sources.start(owner, condition), sources.end(owner, condition), enclosed(condition) + " && limiter++ < " + MOST);
    }

    private String enclosed(JCExpression condition) {
        String words = text.apply(condition);
        return HoleNodes.isHole(words) ? words : "(" + words + ")";
    }

    private void begin(JCStatement body, String statement) {
        looped = true;
        if (body instanceof JCBlock) {
            edits.insert(sources.start(owner, body) + 1, "\n" + statement + "\n");
            return;
        }
        edits.insert(sources.start(owner, body), "{\n" + statement + "\n");
        edits.insert(sources.end(owner, body), "\n}");
    }
}
