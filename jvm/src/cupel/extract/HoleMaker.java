package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.*;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Puts holes into the body of a static method. */
final class HoleMaker extends TreeScanner {
    private final SourceTree sources;
    private final Symbol owner;
    private final Edits edits;
    private final HoleNodes nodes;
    private final Set<Symbol> known = new HashSet<>();
    /** Those of loops, which only the loop itself may change. */
    private final Set<Symbol> counters = new HashSet<>();
    private final Map<JCExpression, String> conditions = new HashMap<>();
    private final Type result;
    private int left;

    /** At most so many holes are made. */
    HoleMaker(SourceTree sources, JCMethodDecl method, Edits edits, int most) {
        this.sources = sources;
        this.owner = method.sym;
        this.edits = edits;
        this.left = most;
        this.nodes = new HoleNodes(this::text, known, counters);
        this.result = method.sym.getReturnType();
        for (JCVariableDecl parameter : method.params) known.add(parameter.sym);
    }

    /** How many more holes could be made. */
    int left() {
        return left;
    }

    /** A condition of a loop as it is in the template. */
    String condition(JCExpression tree) {
        return conditions.getOrDefault(tree, text(tree));
    }

    private String text(JCTree tree) {
        return edits.apply(sources.start(owner, tree), sources.end(owner, tree));
    }

    // Holes take the place of the whole expression if that has no other effect; otherwise of parts of it.
    private void fill(JCExpression tree, Type wanted) {
        String hole = left > 0 && Plain.is(tree) ? nodes.of(tree, wanted) : null;
        if (hole == null) {
            scan(tree);
            return;
        }
        left--;
        edits.replace(sources.start(owner, tree), sources.end(owner, tree), hole);
    }

    private void fillLoop(JCExpression tree) {
        if (tree == null || tree.type.constValue() != null || left == 0 || !Plain.is(tree)) return;
        String hole = nodes.of(tree, null);
        if (hole == null) return;
        left--;
        conditions.put(tree, hole);
    }

    @Override
    public void visitVarDef(JCVariableDecl tree) {
        boolean constant = tree.sym.getConstValue() != null;
        // The value of a variable cannot use the variable itself.
        if (tree.init != null && !constant) fill(tree.init, tree.sym.type);
        if (tree.init != null) known.add(tree.sym);
    }

    @Override
    public void visitAssign(JCAssign tree) {
        fill(tree.rhs, tree.lhs.type);
    }

    @Override
    public void visitExec(JCExpressionStatement tree) {
        if (tree.expr instanceof JCAssignOp && assign((JCAssignOp) tree.expr)) return;
        if (tree.expr instanceof JCUnary && increment((JCUnary) tree.expr)) return;
        super.visitExec(tree);
    }

    private boolean assign(JCAssignOp tree) {
        String place = nodes.placeHole(tree.lhs);
        boolean same = place != null && tree.lhs.type.hasTag(tree.rhs.type.getTag()) && !tree.lhs.type.hasTag(TypeTag.BYTE) && !tree.lhs.type.hasTag(TypeTag.SHORT) && !tree.lhs.type.hasTag(TypeTag.CHAR);
        if (!same || left == 0 || !Plain.is(tree.rhs)) return false;
        String value = nodes.of(tree.rhs, tree.lhs.type);
        put(tree, "assign(" + place + ", " + (value == null ? text(tree.rhs) : value) + ")");
        return true;
    }

    private boolean increment(JCUnary tree) {
        String place = nodes.placeHole(tree.arg);
        if (place == null || left == 0) return false;
        put(tree, "increment(" + place + ")");
        return true;
    }

    private void put(JCTree tree, String hole) {
        left--;
        edits.replace(sources.start(owner, tree), sources.end(owner, tree), hole);
    }

    @Override
    public void visitAssignop(JCAssignOp tree) {
        boolean text = !tree.lhs.type.isPrimitive();
        if (!text) fill(tree.rhs, null);
    }

    @Override
    public void visitReturn(JCReturn tree) {
        if (tree.expr != null) fill(tree.expr, result);
    }

    @Override
    public void visitIf(JCIf tree) {
        fill(((JCParens) tree.cond).expr, null);
        scan(tree.thenpart);
        scan(tree.elsepart);
    }

    @Override
    public void visitWhileLoop(JCWhileLoop tree) {
        fillLoop(((JCParens) tree.cond).expr);
        scan(tree.body);
    }

    @Override
    public void visitDoLoop(JCDoWhileLoop tree) {
        scan(tree.body);
        fillLoop(((JCParens) tree.cond).expr);
    }

    @Override
    public void visitForLoop(JCForLoop tree) {
        for (JCStatement statement : tree.init) {
            if (!(statement instanceof JCVariableDecl)) continue;
            counters.add(((JCVariableDecl) statement).sym);
            if (((JCVariableDecl) statement).init != null) known.add(((JCVariableDecl) statement).sym);
        }
        fillLoop(tree.cond);
        scan(tree.body);
    }

    @Override
    public void visitForeachLoop(JCEnhancedForLoop tree) {
        known.add(tree.var.sym);
        scan(tree.body);
    }

    @Override
    public void visitSwitch(JCSwitch tree) {
        // A variable of one case is in scope in the next one, but has no value there.
        Set<Symbol> before = new HashSet<>(known);
        for (JCCase each : tree.cases) {
            scan(each.stats);
            known.retainAll(before);
        }
    }

    @Override
    public void visitBinary(JCBinary tree) {
        inner(tree);
    }

    @Override
    public void visitConditional(JCConditional tree) {
        inner(tree);
    }

    @Override
    public void visitTypeCast(JCTypeCast tree) {
        inner(tree);
    }

    // An expression within one that is no hole; single variables and literals stay as they are there.
    private void inner(JCExpression tree) {
        String hole = left > 0 && Plain.is(tree) ? nodes.of(tree, null) : null;
        if (hole != null && tree.type.constValue() == null) put(tree, hole);
        else if (tree instanceof JCBinary) super.visitBinary((JCBinary) tree);
        else if (tree instanceof JCConditional) super.visitConditional((JCConditional) tree);
        else super.visitTypeCast((JCTypeCast) tree);
    }

    @Override
    public void visitThrow(JCThrow tree) {}

    @Override
    public void visitIndexed(JCArrayAccess tree) {}

    @Override
    public void visitNewArray(JCNewArray tree) {
        scan(tree.elems);
    }

    // Sizes have a limit and no holes.
    @Override
    public void visitApply(JCMethodInvocation tree) {
        scan(tree.meth);
        if (!Sizes.takesSize(Uses.symbolOf(tree.meth))) scan(tree.args);
    }

    @Override
    public void visitNewClass(JCNewClass tree) {
        if (!Sizes.takesSize(tree.constructor)) super.visitNewClass(tree);
    }

    @Override
    public void visitLambda(JCLambda tree) {}

    @Override
    public void visitClassDef(JCClassDecl tree) {}

    @Override
    public void visitAssert(JCAssert tree) {}

    @Override
    public void visitSwitchExpression(JCSwitchExpression tree) {}

    /** Whether an expression only computes: nothing is assigned, declared or kept in it. */
    private static final class Plain extends TreeScanner {
        private boolean plain = true;

        static boolean is(JCExpression tree) {
            Plain scanner = new Plain();
            tree.accept(scanner);
            return scanner.plain;
        }

        @Override
        public void visitAssign(JCAssign tree) {
            plain = false;
        }

        @Override
        public void visitAssignop(JCAssignOp tree) {
            plain = false;
        }

        @Override
        public void visitUnary(JCUnary tree) {
            if (tree.getTag().isIncOrDecUnaryOp()) plain = false;
            super.visitUnary(tree);
        }

        @Override
        public void visitLambda(JCLambda tree) {
            plain = false;
        }

        @Override
        public void visitNewClass(JCNewClass tree) {
            plain = false;
        }

        @Override
        public void visitTypeTest(JCInstanceOf tree) {
            if (!(tree.pattern instanceof JCExpression)) plain = false;
            super.visitTypeTest(tree);
        }

        @Override
        public void visitSwitchExpression(JCSwitchExpression tree) {
            plain = false;
        }
    }
}
