package cupel.view.kotlin;

import java.util.Set;

/** Whether evaluating an expression twice does the same as once: nothing that the program or a library defines is called. */
final class Effects {
    private static final Set<String> PURE = Set.of("ANDAND", "OROR", "EQEQEQ", "EXCLEQEQEQ", "ELVIS");
    private static final Set<String> NUMERIC = Set.of("PLUS", "MINUS", "MUL", "DIV", "PERC", "LT", "GT", "LTEQ", "GTEQ", "EQEQ", "EXCLEQ");

    private final Bindings bindings;

    Effects(Bindings bindings) {
        this.bindings = bindings;
    }

    boolean isRepeatable(Object node) throws Throwable {
        if (node == null) return false;
        if (bindings.is(node, "KtConstantExpression", "KtThisExpression", "KtLambdaExpression", "KtClassLiteralExpression")) return true;
        if (bindings.is(node, "KtStringTemplateExpression")) return !(Boolean) bindings.call(node, "hasInterpolation");
        if (bindings.is(node, "KtParenthesizedExpression")) return isRepeatable(bindings.call(node, "getExpression"));
        if (bindings.is(node, "KtIsExpression")) return isRepeatable(bindings.call(node, "getLeftHandSide"));
        if (bindings.is(node, "KtBinaryExpressionWithTypeRHS")) return isRepeatable(bindings.call(node, "getLeft"));
        if (bindings.is(node, "KtNameReferenceExpression")) return isStored(bindings.get("REFERENCE_TARGET", node));
        if (!bindings.is(node, "KtBinaryExpression")) return false;
        Object left = bindings.call(node, "getLeft");
        Object right = bindings.call(node, "getRight");
        if (!isRepeatable(left) || !isRepeatable(right)) return false;
        String operator = bindings.call(node, "getOperationToken").toString();
        return PURE.contains(operator) || NUMERIC.contains(operator) && isPrimitive(left) && isPrimitive(right);
    }

    /** A parameter or a local variable without a delegate; a property may have a getter. */
    private boolean isStored(Object target) throws Throwable {
        if (bindings.describes(target, "ValueParameterDescriptor")) return true;
        boolean isLocal = target != null && bindings.kotlin.type(Bindings.KOTLIN + "descriptors.impl.LocalVariableDescriptor").isInstance(target);
        return isLocal && !(Boolean) bindings.call(target, "isDelegated");
    }

    private boolean isPrimitive(Object node) throws Throwable {
        Object type = bindings.typeOf(node);
        return type != null && bindings.call(type, "toString").toString().matches("Byte|Short|Int|Long|Float|Double|Boolean|Char|String");
    }
}
