package cupel.template.host;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Reads a call of the hole library into the neutral tree that src/model/template/hole.ts describes. */
final class HoleReader {
    private static final int USUAL_LIMIT = 20;
    private static final int USUAL_LENGTH = 8;
    private static final int MOST_LENGTH = 1000;
    /** What comes later may not be assigned to what comes earlier without a cast. */
    private static final List<String> NUMBERS = List.of("byte", "short", "char", "int", "long", "float", "double");
    private static final Set<String> BINARY = Set.of("arithmetic", "shift", "bitwise", "arithmeticOrShift", "relation", "logic");

    private final Function<Tree, String> text;

    /** The text is what stands in the source at a tree. */
    HoleReader(Function<Tree, String> text) {
        this.text = text;
    }

    Map<String, Object> expression(ExpressionTree tree) {
        ExpressionTree bare = HoleCalls.withoutBrackets(tree);
        if (HoleCalls.isHole(bare)) return hole((MethodInvocationTree) bare);
        if (!HoleCalls.containsHole(bare)) return node("source", bare, Map.of("text", text.apply(bare)));
        if (bare instanceof BinaryTree binary) {
            return node("binary", bare, "operators", List.of(Operators.of(bare.getKind())),
                "left", expression(binary.getLeftOperand()), "right", expression(binary.getRightOperand()));
        }
        if (bare instanceof UnaryTree unary && Operators.of(bare.getKind()) != null) {
            return node("unary", bare, "operators", List.of(Operators.of(bare.getKind())), "operand", expression(unary.getExpression()));
        }
        if (bare instanceof ConditionalExpressionTree choice) {
            return ternary(bare, choice.getCondition(), choice.getTrueExpression(), choice.getFalseExpression());
        }
        if (bare instanceof TypeCastTree cast) return node("cast", bare, "operand", expression(cast.getExpression()));
        if (bare instanceof MethodInvocationTree call && !HoleCalls.containsHole(call.getMethodSelect())) {
            return node("call", bare, "functions", List.of(text.apply(call.getMethodSelect())), "arguments", expressions(call.getArguments()));
        }
        throw new Mistake(bare, "this code cannot contain a hole inside of another hole; make all of it a hole, or remove the hole");
    }

    private Map<String, Object> hole(MethodInvocationTree call) {
        String function = HoleCalls.name(call);
        List<? extends ExpressionTree> arguments = call.getArguments();
        if (function.endsWith("Val")) return literal(call, arguments);
        if (function.endsWith("Var")) return named("variable", call, function.equals("refVar"));
        if (function.endsWith("Element")) return named("element", call, function.equals("refElement"));
        if (function.startsWith("call")) return call(call, function.equals("callRef") ? 1 : 0);
        if (function.startsWith("to")) return node("cast", call, "operand", expression(arguments.get(0)));
        if (BINARY.contains(function)) {
            return node("binary", call, "operators", operators(function, call, 2),
                "left", expression(arguments.get(0)), "right", expression(arguments.get(1)));
        }
        return switch (function) {
            case "unary" -> node("unary", call, "operators", operators(function, call, 1), "operand", expression(arguments.get(0)));
            case "ternary" -> ternary(call, arguments.get(0), arguments.get(1), arguments.get(2));
            case "increment" -> node("increment", arguments.get(0), "operators", operators(function, call, 1), "place", place(arguments.get(0)));
            case "assign" -> assign(call, operators(function, call, 2));
            case "assignRef" -> assign(call, List.of("="));
            case "alt", "altRef" -> node("alternatives", call, "options", expressions(arguments));
            case "exclude", "excludeRef" -> exclusion(call, arguments);
            case "array" -> array(call, arguments);
            default -> throw new Mistake(call, function + " is a statement, and a value is needed here");
        };
    }

    Map<String, Object> statement(ExpressionTree tree) {
        ExpressionTree bare = HoleCalls.withoutBrackets(tree);
        if (!HoleCalls.isHole(bare)) throw new Mistake(bare, "a statement hole is needed here: statement(...), block(...), ifThen(...) and others");
        MethodInvocationTree call = (MethodInvocationTree) bare;
        List<? extends ExpressionTree> arguments = call.getArguments();
        return switch (HoleCalls.name(call)) {
            case "statement" -> expressionStatement(arguments.get(0));
            case "block" -> plain("block", "statements", statements(arguments));
            case "ifThen" -> conditional(arguments);
            case "whileDo" -> plain("while", "condition", expression(arguments.get(0)), "body", statement(arguments.get(1)), "limit", limit(arguments));
            case "forDo" -> plain("for", "count", expression(arguments.get(0)), "body", statement(arguments.get(1)), "limit", limit(arguments));
            case "switchOn" -> selection(call, arguments);
            case "tryCatch" -> attempt(arguments, arguments.get(1), null, 2);
            case "tryCatchFinally" -> attempt(arguments, arguments.get(1), arguments.get(2), 3);
            case "tryFinally" -> attempt(arguments, null, arguments.get(1), 2);
            case "altStatement" -> plain("statementAlternatives", "options", statements(arguments));
            default -> expressionStatement(call);
        };
    }

    private Map<String, Object> attempt(List<? extends ExpressionTree> arguments, ExpressionTree handler, ExpressionTree last, int classes) {
        Map<String, Object> json = plain("try", "body", statement(arguments.get(0)));
        if (handler != null) json.put("handler", statement(handler));
        List<String> caught = new ArrayList<>();
        for (ExpressionTree literal : arguments.subList(classes, arguments.size())) caught.add(text.apply(Catches.named(literal)));
        if (!caught.isEmpty()) json.put("caught", caught);
        if (last != null) json.put("last", statement(last));
        return json;
    }

    // The last statement is for all that has no case of its own.
    private Map<String, Object> selection(ExpressionTree call, List<? extends ExpressionTree> arguments) {
        int last = arguments.size() - 1;
        if (last < 1) throw new Mistake(call, "switchOn needs statements: some cases, and one for everything else");
        return plain("switch", "subject", expression(arguments.get(0)), "cases", statements(arguments.subList(1, last)), "otherwise", statement(arguments.get(last)));
    }

    private Map<String, Object> expressionStatement(ExpressionTree tree) {
        Map<String, Object> expression = expression(tree);
        if (!stands(expression)) throw new Mistake(tree, "the value of this hole is not used; only assignments, increments and calls are statements");
        return plain("expressionStatement", "expression", expression);
    }

    /** Whether every choice may stand alone as a statement. */
    @SuppressWarnings("unchecked")
    private static boolean stands(Map<String, Object> expression) {
        return switch ((String) expression.get("kind")) {
            case "assign", "increment", "call" -> true;
            case "alternatives" -> ((List<Map<String, Object>>) expression.get("options")).stream().allMatch(HoleReader::stands);
            case "source" -> !((String) expression.get("text")).matches("[\\w.]*");
            default -> false;
        };
    }

    private Map<String, Object> conditional(List<? extends ExpressionTree> arguments) {
        Map<String, Object> json = plain("if", "condition", expression(arguments.get(0)), "then", statement(arguments.get(1)));
        if (arguments.size() > 2) json.put("otherwise", statement(arguments.get(2)));
        return json;
    }

    private Map<String, Object> ternary(Tree whole, ExpressionTree condition, ExpressionTree yes, ExpressionTree no) {
        return node("ternary", whole, "condition", expression(condition), "yes", expression(yes), "no", expression(no));
    }

    private Map<String, Object> literal(MethodInvocationTree call, List<? extends ExpressionTree> bounds) {
        Map<String, Object> json = node("literal", call, Map.of());
        if (!bounds.isEmpty()) {
            json.put("min", constant(bounds.get(0)).toString());
            json.put("max", constant(bounds.get(1)).toString());
        }
        return json;
    }

    private Map<String, Object> exclusion(MethodInvocationTree call, List<? extends ExpressionTree> arguments) {
        ExpressionTree bare = HoleCalls.withoutBrackets(arguments.get(0));
        Map<String, Object> json = HoleCalls.isHole(bare) ? hole((MethodInvocationTree) bare) : Map.of();
        if (!(json.get("kind") instanceof String kind) || !List.of("literal", "variable", "element").contains(kind)) {
            throw new Mistake(call, "exclude needs a hole for a literal, a variable or an element, such as exclude(intVal(), 0)");
        }
        List<String> excluded = new ArrayList<>();
        for (ExpressionTree argument : arguments.subList(1, arguments.size())) excluded.add(excluded(json, argument));
        json.put("excluded", excluded);
        return json;
    }

    private static String excluded(Map<String, Object> hole, ExpressionTree argument) {
        boolean literal = hole.get("kind").equals("literal");
        String type = (String) hole.get("type");
        Object value = constant(argument);
        if (literal != (value instanceof Number) && !(literal && type.equals("String"))) {
            throw new Mistake(argument, literal ? "what is excluded must be a value of type " + type : "what is excluded must be the name of a variable, in quotes");
        }
        // javac holds booleans as numbers.
        return type.equals("boolean") && literal ? String.valueOf(value.equals(1)) : value.toString();
    }

    private Map<String, Object> array(MethodInvocationTree call, List<? extends ExpressionTree> arguments) {
        Type element = ((Type.ArrayType) ((JCTree) call).type).elemtype;
        if (element.isParameterized() || element.hasTag(TypeTag.TYPEVAR) || element.isCompound()) {
            throw new Mistake(call, "Java makes no arrays of type " + TypeNames.of(call) + "; use a class without type arguments");
        }
        int min = arguments.size() < 2 ? 0 : length(arguments.get(1));
        int max = arguments.size() < 2 ? USUAL_LENGTH : length(arguments.get(arguments.size() - 1));
        if (min > max) throw new Mistake(call, "there is no length between " + min + " and " + max);
        return node("array", call, "element", expression(arguments.get(0)), "minLength", min, "maxLength", max);
    }

    private static int length(ExpressionTree tree) {
        int length = (Integer) constant(tree);
        if (length < 0 || length > MOST_LENGTH) throw new Mistake(tree, "the length of an array must be between 0 and " + MOST_LENGTH);
        return length;
    }

    private Map<String, Object> named(String kind, MethodInvocationTree call, boolean afterClass) {
        return node(kind, call, "names", constants(call, afterClass ? 1 : 0));
    }

    private Map<String, Object> call(MethodInvocationTree call, int skipped) {
        List<? extends ExpressionTree> arguments = call.getArguments();
        Map<String, Object> json = node("call", call, "functions", List.of(constant(arguments.get(skipped))),
            "arguments", expressions(arguments.subList(skipped + 1, arguments.size())));
        if (HoleCalls.name(call).equals("callVoid")) json.put("type", "void");
        return json;
    }

    private Map<String, Object> assign(MethodInvocationTree call, List<String> operators) {
        ExpressionTree target = call.getArguments().get(0);
        Map<String, Object> value = expression(call.getArguments().get(1));
        if (NUMBERS.indexOf(TypeNames.of(target)) < NUMBERS.indexOf((String) value.get("type"))) value = node("cast", target, "operand", value);
        return node("assign", target, "operators", operators, "place", place(target), "value", value);
    }

    private Map<String, Object> place(ExpressionTree tree) {
        ExpressionTree bare = HoleCalls.withoutBrackets(tree);
        if (bare instanceof IdentifierTree name) return node("variable", bare, "names", List.of(name.getName().toString()));
        if (HoleCalls.isHole(bare)) {
            Map<String, Object> json = hole((MethodInvocationTree) bare);
            if (json.get("kind").equals("variable") || json.get("kind").equals("element")) return json;
        }
        throw new Mistake(bare, "what is assigned to is the name of a variable, or a hole for a variable or an element");
    }

    private List<String> operators(String function, MethodInvocationTree call, int operands) {
        List<String> all = Operators.of(function, TypeNames.of(call.getArguments().get(0)));
        List<String> given = constants(call, operands);
        for (String operator : given) {
            if (!all.contains(operator)) throw new Mistake(call, function + " has no operator \"" + operator + "\" here; it has " + String.join(" ", all));
        }
        return given.isEmpty() ? all : given;
    }

    private List<String> constants(MethodInvocationTree call, int from) {
        List<String> values = new ArrayList<>();
        List<? extends ExpressionTree> arguments = call.getArguments();
        for (ExpressionTree argument : arguments.subList(from, arguments.size())) values.add(constant(argument).toString());
        return values;
    }

    private static Object constant(ExpressionTree tree) {
        Type type = ((JCTree.JCExpression) tree).type;
        Object value = type == null ? null : type.constValue();
        if (value == null) throw new Mistake(tree, "a constant is needed here");
        return value;
    }

    private static int limit(List<? extends ExpressionTree> arguments) {
        return arguments.size() > 2 ? (Integer) constant(arguments.get(2)) : USUAL_LIMIT;
    }

    private List<Map<String, Object>> expressions(List<? extends ExpressionTree> trees) {
        List<Map<String, Object>> nodes = new ArrayList<>();
        for (ExpressionTree tree : trees) nodes.add(expression(tree));
        return nodes;
    }

    private List<Map<String, Object>> statements(List<? extends ExpressionTree> trees) {
        List<Map<String, Object>> nodes = new ArrayList<>();
        for (ExpressionTree tree : trees) nodes.add(statement(tree));
        return nodes;
    }

    /** A node with the type of a tree. */
    private static Map<String, Object> node(String kind, Tree typed, Object... members) {
        Map<String, Object> json = plain(kind, members);
        json.put("type", TypeNames.of(typed));
        return json;
    }

    private static Map<String, Object> node(String kind, Tree typed, Map<String, Object> members) {
        Map<String, Object> json = node(kind, typed);
        json.putAll(members);
        return json;
    }

    private static Map<String, Object> plain(String kind, Object... members) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", kind);
        for (int i = 0; i < members.length; i += 2) json.put((String) members[i], members[i + 1]);
        return json;
    }
}
