package cupel.view.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import cupel.view.View.Use;
import java.util.List;

/** What stands around an expression: what becomes of its value, and what it must be. */
record Contexts(Symtab symbols, Types types) {
    Use use(TreePath path) {
        Tree tree = path.getLeaf();
        Tree parent = path.getParentPath().getLeaf();
        if (parent instanceof AssignmentTree assignment && assignment.getVariable() == tree) return Use.TARGET;
        if (parent instanceof CompoundAssignmentTree assignment && assignment.getVariable() == tree) return Use.TARGET;
        if (parent instanceof UnaryTree unary && unary.getKind().name().matches("(PRE|POST)FIX_(IN|DE)CREMENT")) return Use.TARGET;
        if (parent instanceof ParenthesizedTree && use(path.getParentPath()) == Use.TARGET) return Use.TARGET;
        if (parent instanceof ExpressionStatementTree) return Use.STATEMENT;
        boolean isVoidLambda = parent instanceof LambdaExpressionTree lambda && lambda.getBody() == tree && returned((JCTree.JCLambda) lambda) == symbols.voidType;
        return isVoidLambda ? Use.STATEMENT : Use.VALUE;
    }

    /** Where another value would be refused, or decide what is reached: annotations, labels, constants, conditions that never change. */
    boolean isConstant(TreePath path) {
        TreePath last = path;
        for (TreePath at = path.getParentPath(); at != null; last = at, at = at.getParentPath()) {
            Tree around = at.getLeaf();
            if (around instanceof AnnotationTree || isNarrowed(last)) return true;
            if (around instanceof JCTree.JCMethodDecl method) return method.defaultValue == last.getLeaf();
            if (around instanceof JCTree.JCCase one) return one.labels.stream().anyMatch(holds(last.getLeaf())) || isLabel(one, last.getLeaf());
            if (around.getKind().name().endsWith("CASE_LABEL")) return true;
            if (around instanceof JCVariableDecl variable) return variable.sym.getConstValue() != null && variable.init == last.getLeaf();
            if (isConditionOf(around, last.getLeaf())) return ((JCTree) last.getLeaf()).type.constValue() != null;
            if (around instanceof JCTree.JCStatement || around instanceof LambdaExpressionTree) return false;
        }
        return false;
    }

    /** A constant that fits into a smaller type, as no other value of its type does (JLS 5.2). */
    private boolean isNarrowed(TreePath path) {
        if (!(path.getLeaf() instanceof JCTree.JCExpression tree) || tree.type == null || tree.type.constValue() == null) return false;
        Type expected = expected(path);
        return expected != null && !types.isConvertible(tree.type.baseType(), expected);
    }

    private static java.util.function.Predicate<Tree> holds(Tree tree) {
        return label -> label == tree;
    }

    /** Before Java 21 labels stood in the case itself. */
    private static boolean isLabel(JCTree.JCCase one, Tree tree) {
        return one.getExpressions().stream().anyMatch(holds(tree));
    }

    private static boolean isConditionOf(Tree around, Tree tree) {
        if (around instanceof IfTree choice) return choice.getCondition() == tree;
        if (around instanceof WhileLoopTree loop) return loop.getCondition() == tree;
        if (around instanceof DoWhileLoopTree loop) return loop.getCondition() == tree;
        return around instanceof ForLoopTree loop && loop.getCondition() == tree;
    }

    /** The type that is asked for; null if none is. */
    Type expected(TreePath path) {
        Tree tree = path.getLeaf();
        Tree parent = path.getParentPath().getLeaf();
        if (parent instanceof JCVariableDecl variable) return variable.init == tree && !variable.isImplicitlyTyped() && (variable.mods.flags & Flags.ENUM) == 0 ? variable.sym.type : null;
        if (parent instanceof JCTree.JCAssign assignment) return assignment.rhs == tree ? assignment.lhs.type : null;
        if (parent instanceof ParenthesizedTree) return expected(path.getParentPath());
        if (parent instanceof ConditionalExpressionTree choice) return choice.getCondition() == tree ? symbols.booleanType : expected(path.getParentPath());
        if (isConditionOf(parent, tree)) return symbols.booleanType;
        if (parent instanceof JCTree.JCArrayAccess access) return access.index == tree ? symbols.intType : null;
        if (parent instanceof ReturnTree) return returned(path);
        if (parent instanceof JCMethodInvocation call) return argument(call.args, call.meth.type, tree, call.varargsElement);
        if (parent instanceof JCNewClass made) return argument(made.args, made.constructorType, tree, made.varargsElement);
        return null;
    }

    private Type argument(List<? extends ExpressionTree> arguments, Type method, Tree tree, Type rest) {
        int index = arguments.indexOf(tree);
        if (index < 0 || method == null || method.isErroneous()) return null;
        List<Type> parameters = method.getParameterTypes();
        if (rest != null && index >= parameters.size() - 1) return rest;
        return index < parameters.size() ? parameters.get(index) : null;
    }

    private Type returned(TreePath path) {
        for (TreePath at = path; at != null; at = at.getParentPath()) {
            if (at.getLeaf() instanceof MethodTree method) return ((JCTree.JCMethodDecl) method).sym.type.getReturnType();
            if (at.getLeaf() instanceof JCTree.JCLambda lambda) return returned(lambda);
        }
        return null;
    }

    private Type returned(JCTree.JCLambda lambda) {
        if (lambda.target == null || lambda.target.isErroneous()) return null;
        return types.findDescriptorType(lambda.target).getReturnType();
    }
}
