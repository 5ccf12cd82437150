package cupel.view.groovy;

import cupel.adapter.Mirror;

/** The types that the checker left on nodes, or has by its own rule for a node; null where it leaves them to run time. */
final class Inferred {
    private static final String STC = "org.codehaus.groovy.transform.stc.";

    private final Mirror groovy;
    private final Object mark;
    private final Object closureResult;
    private final Object checker;

    Inferred(Mirror groovy, Object unit) throws Throwable {
        this.groovy = groovy;
        mark = groovy.field(STC + "StaticTypesMarker", "INFERRED_TYPE");
        closureResult = groovy.field(STC + "StaticTypesMarker", "INFERRED_RETURN_TYPE");
        checker = groovy.create(STC + "StaticTypeCheckingVisitor", unit, groovy.field(Nodes.AST + "ClassHelper", "OBJECT_TYPE"));
        groovy.call(checker, "initialize");
    }

    Object typeOf(Object node) throws Throwable {
        // These become objects of the type that is asked for, which is not noted.
        if (is(node, "LambdaExpression") || is(node, "MethodReferenceExpression")) return null;
        Object marked = groovy.call(node, "getNodeMetaData", mark);
        if (marked != null) return marked;
        if (is(node, "VariableExpression")) {
            Object variable = groovy.call(node, "getAccessedVariable");
            return variable == null || variable == node || (Boolean) groovy.call(variable, "isDynamicTyped") ? null : groovy.call(variable, "getOriginType");
        }
        boolean isTold = is(node, "ConstantExpression") || is(node, "CastExpression") || is(node, "ConstructorCallExpression") || is(node, "ArrayExpression")
            || is(node, "ListExpression") || is(node, "MapExpression") || is(node, "GStringExpression") || is(node, "RangeExpression") || is(node, "ClosureExpression")
            || is(node, "NotExpression") || is(node, "BinaryExpression") || is(node, "TernaryExpression");
        if (!isTold) return null;
        if (is(node, "ClosureExpression") && groovy.call(node, "getNodeMetaData", closureResult) == null) return null;
        return groovy.call(checker, "getType", node);
    }

    boolean isLocal(Object node) {
        try {
            Object variable = groovy.call(node, "getAccessedVariable");
            return is(variable, "VariableExpression") || groovy.type(Nodes.AST + "Parameter").isInstance(variable);
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    private boolean is(Object node, String name) {
        return groovy.type(Nodes.AST + "expr." + name).isInstance(node);
    }
}
