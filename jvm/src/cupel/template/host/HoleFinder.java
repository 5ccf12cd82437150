package cupel.template.host;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.tree.JCTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Walks a template with attributed types: finds its holes with what is in scope, and the bodies that take time. */
final class HoleFinder extends TreeScanner<Void, Void> {
    /** A hole; a statement takes its semicolon with it. */
    record Found(Tree place, Map<String, Object> node, List<Scopes.Declared> scope, int level, boolean loopCondition) {}

    final List<Found> holes = new ArrayList<>();
    /** Bodies of loops and methods. */
    final List<Tree> bodies = new ArrayList<>();
    private final Scopes scopes;
    private final HoleReader reader;
    private final Set<Tree> loopConditions = new HashSet<>();
    private int depth;

    HoleFinder(Scopes scopes, HoleReader reader) {
        this.scopes = scopes;
        this.reader = reader;
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
        boolean inside = depth++ > 0;
        boolean hasOuter = inside && tree.getKind() == Tree.Kind.CLASS && !tree.getModifiers().getFlags().contains(Modifier.STATIC);
        scopes.enterLevel(!hasOuter);
        List<Tree> later = new ArrayList<>();
        for (Tree member : tree.getMembers()) {
            // Code outside of methods sees only the fields before it.
            if (member instanceof VariableTree field) declareField(field);
            else if (member instanceof BlockTree block) initializer(block);
            else later.add(member);
        }
        scan(later, nothing);
        scopes.leave();
        depth--;
        return null;
    }

    private void declareField(VariableTree field) {
        scopes.enterMethod(field.getModifiers().getFlags().contains(Modifier.STATIC), true);
        scan(field.getInitializer(), null);
        scopes.leave();
        boolean hasValue = field.getInitializer() != null;
        scopes.declare(field, hasValue, false);
    }

    private void initializer(BlockTree block) {
        scopes.enterMethod(block.isStatic(), true);
        scan(block, null);
        scopes.leave();
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
        boolean constructor = tree.getReturnType() == null;
        scopes.enterMethod(tree.getModifiers().getFlags().contains(Modifier.STATIC), constructor);
        for (VariableTree parameter : tree.getParameters()) scopes.declare(parameter, true, false);
        // A constructor begins with a call of another one.
        if (tree.getBody() != null && !constructor) bodies.add(tree.getBody());
        scan(tree.getBody(), nothing);
        scopes.leave();
        return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
        scopes.enterLevel(false);
        for (VariableTree parameter : tree.getParameters()) scopes.declare(parameter, true, false);
        if (tree.getBody() instanceof BlockTree) bodies.add(tree.getBody());
        scan(tree.getBody(), nothing);
        scopes.leave();
        return null;
    }

    @Override
    public Void visitBlock(BlockTree tree, Void nothing) {
        inside(() -> statements(tree.getStatements()));
        return null;
    }

    @Override
    public Void visitCase(CaseTree tree, Void nothing) {
        inside(() -> {
            if (tree.getStatements() != null) statements(tree.getStatements());
            else scan(tree.getBody(), null);
        });
        return null;
    }

    private void statements(List<? extends StatementTree> statements) {
        for (StatementTree statement : statements) {
            scan(statement, null);
            if (statement instanceof ExpressionStatementTree simple && simple.getExpression() instanceof AssignmentTree assignment
                && assignment.getVariable() instanceof JCTree.JCIdent name) scopes.assign(name.sym);
        }
    }

    @Override
    public Void visitVariable(VariableTree tree, Void nothing) {
        scan(tree.getInitializer(), nothing);
        scopes.declare(tree, tree.getInitializer() != null, false);
        return null;
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void nothing) {
        inside(() -> {
            for (StatementTree start : tree.getInitializer()) {
                if (start instanceof VariableTree counter) {
                    scan(counter.getInitializer(), null);
                    scopes.declare(counter, counter.getInitializer() != null, true);
                } else scan(start, null);
            }
            loop(tree.getCondition(), tree.getStatement());
            for (ExpressionStatementTree update : tree.getUpdate()) scan(update.getExpression(), null);
        });
        return null;
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void nothing) {
        loop(tree.getCondition(), tree.getStatement());
        return null;
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree tree, Void nothing) {
        loop(tree.getCondition(), tree.getStatement());
        return null;
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void nothing) {
        scan(tree.getExpression(), nothing);
        inside(() -> {
            scopes.declare(tree.getVariable(), true, false);
            loop(null, tree.getStatement());
        });
        return null;
    }

    private void loop(ExpressionTree condition, StatementTree body) {
        if (condition != null) loopConditions.add(HoleCalls.withoutBrackets(condition));
        scan(condition, null);
        bodies.add(body);
        inside(() -> scan(body, null));
    }

    @Override
    public Void visitTry(TryTree tree, Void nothing) {
        inside(() -> {
            scan(tree.getResources(), null);
            scan(tree.getBlock(), null);
        });
        scan(tree.getCatches(), nothing);
        return scan(tree.getFinallyBlock(), nothing);
    }

    @Override
    public Void visitCatch(CatchTree tree, Void nothing) {
        Tree caught = tree.getParameter().getType();
        for (Tree type : caught instanceof UnionTypeTree union ? union.getTypeAlternatives() : List.of(caught)) Catches.check(tree, type);
        inside(() -> {
            scopes.declare(tree.getParameter(), true, false);
            scan(tree.getBlock(), null);
        });
        return null;
    }

    @Override
    public Void visitExpressionStatement(ExpressionStatementTree tree, Void nothing) {
        if (!HoleCalls.isHole(tree.getExpression())) return super.visitExpressionStatement(tree, nothing);
        holes.add(new Found(tree, reader.statement(tree.getExpression()), scopes.visible(), scopes.level(), false));
        return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
        if (!HoleCalls.isHole(tree)) return super.visitMethodInvocation(tree, nothing);
        holes.add(new Found(tree, reader.expression(tree), scopes.visible(), scopes.level(), loopConditions.contains(tree)));
        return null;
    }

    private void inside(Runnable part) {
        scopes.enter();
        part.run();
        scopes.leave();
    }
}
