package cupel.view.groovy;

import cupel.adapter.Mirror;
import cupel.view.TypeUse;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Describes what has a name at a place: variables and parameters of the bodies around it, members of the classes, classes. */
final class GroovyScopes {
    private final Mirror groovy;
    private final Nodes nodes;
    private final GroovyText text;
    private final Inferred inferred;
    private final GroovyTypes types;
    private final List<Visible> found = new ArrayList<>();
    private final Set<String> variables = new HashSet<>();
    private final Set<String> parameters = new HashSet<>();

    GroovyScopes(Mirror groovy, Nodes nodes, GroovyText text, Inferred inferred, GroovyTypes types) {
        this.groovy = groovy;
        this.nodes = nodes;
        this.text = text;
        this.inferred = inferred;
        this.types = types;
    }

    List<Visible> at(Object module, int offset) throws Throwable {
        List<?> classes = (List<?>) groovy.call(module, "getClasses");
        List<Object> path = new ArrayList<>();
        for (Object type : classes) if (holds(type, offset) || path.isEmpty() && (Boolean) groovy.call(type, "isScript")) path = pathTo(type, offset);
        for (Object node : path) if (is(node, "ClassNode") || is(node, "MethodNode")) addParameters((Object[]) groovy.call(node, "getGenericsTypes"));
        boolean isStatic = false;
        for (int i = path.size() - 1; i >= 0; i--) {
            Object node = path.get(i);
            if (is(node, "stmt.BlockStatement")) addBefore((List<?>) groovy.call(node, "getStatements"), offset);
            if (is(node, "stmt.ForStatement")) addVariable(groovy.call(node, "getVariable"), "variable");
            if (is(node, "stmt.CatchStatement")) addVariable(groovy.call(node, "getVariable"), "variable");
            if (is(node, "expr.ClosureExpression") || is(node, "MethodNode")) addAll((Object[]) groovy.call(node, "getParameters"));
            if (is(node, "MethodNode")) isStatic = (Boolean) groovy.call(node, "isStatic");
            if (is(node, "ClassNode")) addMembers(node, isStatic);
        }
        for (Object type : classes) if (!(Boolean) groovy.call(type, "isScript")) found.add(classOf(type));
        return found;
    }

    private List<Object> pathTo(Object from, int offset) throws Throwable {
        List<Object> path = new ArrayList<>(List.of(from));
        for (Object next = below(from, offset); next != null; next = below(next, offset)) path.add(next);
        return path;
    }

    /** A child around the place; one that has no place of its own may still hold one that has. */
    private Object below(Object node, int offset) throws Throwable {
        for (Object child : nodes.children(node)) {
            if (holds(child, offset)) return child;
            if (text.start(child) < 0 && (is(child, "stmt.Statement") || is(child, "MethodNode")) && below(child, offset) != null) return child;
        }
        return null;
    }

    private boolean holds(Object node, int offset) throws Throwable {
        int start = text.start(node);
        return start >= 0 && start <= offset && offset < text.end(node);
    }

    private boolean is(Object node, String name) {
        return groovy.type(Nodes.AST + name).isInstance(node);
    }

    private void addParameters(Object[] generics) throws Throwable {
        if (generics != null) for (Object each : generics) parameters.add((String) groovy.call(each, "getName"));
    }

    private void addBefore(List<?> statements, int offset) throws Throwable {
        for (int i = statements.size() - 1; i >= 0; i--) {
            Object statement = statements.get(i);
            if (!is(statement, "stmt.ExpressionStatement") || text.end(statement) > offset || text.start(statement) < 0) continue;
            Object expression = groovy.call(statement, "getExpression");
            if (is(expression, "expr.DeclarationExpression") && !(Boolean) groovy.call(expression, "isMultipleAssignmentDeclaration")) addVariable(groovy.call(expression, "getVariableExpression"), "variable");
        }
    }

    private void addAll(Object[] all) throws Throwable {
        if (all != null) for (Object parameter : all) addVariable(parameter, "parameter");
    }

    private void addVariable(Object variable, String kind) throws Throwable {
        if (variable == null) return;
        String name = (String) groovy.call(variable, "getName");
        Object type = is(variable, "expr.VariableExpression") ? inferred.typeOf(variable) : null;
        if (type == null && !(Boolean) groovy.call(variable, "isDynamicTyped")) type = groovy.call(variable, "getOriginType");
        boolean isFinal = ((Integer) groovy.call(variable, "getModifiers") & java.lang.reflect.Modifier.FINAL) != 0;
        if (variables.add(name)) found.add(new Visible(name, kind, type == null ? null : types.use(type, parameters), !isFinal, true, false, List.of()));
    }

    private void addMembers(Object type, boolean isStatic) throws Throwable {
        if (!isStatic) found.add(new Visible("this", "this", types.use(type, parameters), false, true, false, List.of()));
        for (Visible member : members(type)) {
            if (isStatic && !member.isStatic()) continue;
            if (member.kind().equals("method") || variables.add(member.name())) found.add(member);
        }
    }

    /** The fields, properties and methods of a class of the program, by name; of other classes none are told. */
    List<Visible> members(Object type) throws Throwable {
        List<Visible> members = new ArrayList<>();
        for (Object field : (List<?>) groovy.call(type, "getFields")) {
            if ((Boolean) groovy.call(field, "isSynthetic") || groovy.call(field, "getName").toString().contains("$")) continue;
            TypeUse use = (Boolean) groovy.call(field, "isDynamicTyped") ? null : types.use(groovy.call(field, "getType"), parameters);
            members.add(new Visible((String) groovy.call(field, "getName"), "field", use, !(Boolean) groovy.call(field, "isFinal"), null, (Boolean) groovy.call(field, "isStatic"), List.of()));
        }
        for (Object method : (List<?>) groovy.call(type, "getMethods")) {
            if ((Boolean) groovy.call(method, "isSynthetic") || groovy.call(method, "getName").toString().contains("$")) continue;
            Visible.Signature signature = signature(method, false, groovy.call(method, "getReturnType"));
            members.add(new Visible((String) groovy.call(method, "getName"), "method", null, false, null, (Boolean) groovy.call(method, "isStatic"), List.of(signature)));
        }
        members.sort(Comparator.comparing(Visible::name).thenComparing(each -> each.signatures().toString()));
        return members;
    }

    private Visible classOf(Object type) throws Throwable {
        List<Visible.Signature> constructors = new ArrayList<>();
        if (!(Boolean) groovy.call(type, "isAbstract")) for (Object each : (List<?>) groovy.call(type, "getDeclaredConstructors")) constructors.add(signature(each, true, type));
        return new Visible((String) groovy.call(type, "getNameWithoutPackage"), "class", types.use(type, parameters), false, true, true, constructors);
    }

    private Visible.Signature signature(Object method, boolean constructs, Object result) throws Throwable {
        List<Visible.Parameter> described = new ArrayList<>();
        for (Object parameter : (Object[]) groovy.call(method, "getParameters")) {
            TypeUse type = types.use(groovy.call(parameter, "getType"), parameters);
            described.add(new Visible.Parameter((String) groovy.call(parameter, "getName"), type, (Boolean) groovy.call(parameter, "hasInitialExpression"), false));
        }
        List<String> own = new ArrayList<>();
        Object[] generics = (Object[]) groovy.call(method, "getGenericsTypes");
        if (generics != null) for (Object each : generics) own.add((String) groovy.call(each, "getName"));
        return new Visible.Signature(constructs, own, described, types.use(result, parameters));
    }
}
