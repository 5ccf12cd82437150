package cupel.view.kotlin;

import cupel.view.View.Use;
import java.util.Set;

/** Which nodes have a value, and what becomes of it. */
final class Positions {
    private static final Set<String> ASSIGNMENTS = Set.of("EQ", "PLUSEQ", "MINUSEQ", "MULTEQ", "DIVEQ", "PERCEQ");

    private final Bindings bindings;

    Positions(Bindings bindings) {
        this.bindings = bindings;
    }

    /** Names that are only called, selected or mentioned have no value of their own, nor have declarations, jumps and loops. */
    boolean isValue(Object node) throws Throwable {
        if (!bindings.is(node, "KtExpression")) return false;
        if (bindings.is(node, "KtDeclaration")) return bindings.is(node, "KtNamedFunction") && bindings.call(node, "getName") == null;
        if (bindings.is(node, "KtBlockExpression", "KtLoopExpression", "KtOperationReferenceExpression", "KtConstructorCalleeExpression", "KtAnnotatedExpression",
            "KtLabelReferenceExpression", "KtEnumEntrySuperclassReferenceExpression", "KtSuperExpression", "KtLabeledExpression", "KtReturnExpression",
            "KtThrowExpression", "KtBreakExpression", "KtContinueExpression", "KtConstructorDelegationReferenceExpression")) return false;
        Object parent = bindings.call(node, "getParent");
        if (isAssignment(node) || bindings.get("QUALIFIER", node) != null) return false;
        if (bindings.is(parent, "KtUserType", "KtPackageDirective", "KtImportDirective", "KtImportAlias", "KtInstanceExpressionWithLabel", "KtLambdaExpression", "KtValueArgumentName")) return false;
        if (bindings.is(parent, "KtCallExpression") && bindings.call(parent, "getCalleeExpression") == node) return false;
        if (bindings.is(parent, "KtQualifiedExpression") && bindings.call(parent, "getSelectorExpression") == node) return false;
        if (bindings.is(parent, "KtCallableReferenceExpression")) return bindings.call(parent, "getReceiverExpression") == node && bindings.get("DOUBLE_COLON_LHS", node) == null;
        if (bindings.is(parent, "KtClassLiteralExpression")) return false;
        return !isInHeader(node);
    }

    /** In a package clause or an import even what is selected from is no value. */
    private boolean isInHeader(Object node) throws Throwable {
        for (Object at = node; at != null && !bindings.is(at, "KtDeclaration"); at = bindings.call(at, "getParent")) {
            if (bindings.is(at, "KtImportDirective", "KtPackageDirective")) return true;
            if (bindings.is(at, "KtFile")) return false;
        }
        return false;
    }

    private boolean isAssignment(Object node) throws Throwable {
        return bindings.is(node, "KtBinaryExpression") && ASSIGNMENTS.contains(bindings.call(node, "getOperationToken").toString());
    }

    Use use(Object node) throws Throwable {
        Object parent = bindings.call(node, "getParent");
        if (isAssignment(parent) && bindings.call(parent, "getLeft") == node) return Use.TARGET;
        if (bindings.is(parent, "KtParenthesizedExpression") && use(parent) == Use.TARGET) return Use.TARGET;
        if (bindings.is(parent, "KtUnaryExpression")) {
            String operator = bindings.call(parent, "getOperationToken").toString();
            if (operator.equals("PLUSPLUS") || operator.equals("MINUSMINUS")) return Use.TARGET;
        }
        return Boolean.TRUE.equals(bindings.get("USED_AS_EXPRESSION", node)) ? Use.VALUE : Use.STATEMENT;
    }

    /** Arguments of annotations, values of constants; lambdas behind a call and names in texts, which are written as nothing else is. */
    boolean isConstant(Object node) throws Throwable {
        if (bindings.is(bindings.call(node, "getParent"), "KtLambdaArgument", "KtSimpleNameStringTemplateEntry")) return true;
        for (Object at = node; at != null; at = bindings.call(at, "getParent")) {
            if (bindings.is(at, "KtAnnotationEntry")) return true;
            if (bindings.is(at, "KtProperty")) return (Boolean) bindings.call(at, "hasModifier", bindings.kotlin.field(Bindings.KOTLIN + "lexer.KtTokens", "CONST_KEYWORD"));
            if (bindings.is(at, "KtBlockExpression", "KtFile")) return false;
        }
        return false;
    }
}
