package cupel.template.host;

import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which operators a hole function has for a type, as Java writes them. */
final class Operators {
    private static final List<String> ARITHMETIC = List.of("+", "-", "*", "/", "%");
    private static final List<String> SHIFT = List.of("<<", ">>", ">>>");
    private static final List<String> BITWISE = List.of("&", "|", "^");
    private static final List<String> EQUALITY = List.of("==", "!=");
    private static final List<String> RELATION = List.of("<", "<=", ">", ">=", "==", "!=");
    private static final List<String> INCREMENT = List.of("++x", "x++", "--x", "x--");
    private static final Set<String> FLOATING = Set.of("float", "double");

    private static final Map<Tree.Kind, String> BINARY = Map.ofEntries(
        Map.entry(Tree.Kind.PLUS, "+"), Map.entry(Tree.Kind.MINUS, "-"), Map.entry(Tree.Kind.MULTIPLY, "*"),
        Map.entry(Tree.Kind.DIVIDE, "/"), Map.entry(Tree.Kind.REMAINDER, "%"), Map.entry(Tree.Kind.LEFT_SHIFT, "<<"),
        Map.entry(Tree.Kind.RIGHT_SHIFT, ">>"), Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT, ">>>"), Map.entry(Tree.Kind.AND, "&"),
        Map.entry(Tree.Kind.OR, "|"), Map.entry(Tree.Kind.XOR, "^"), Map.entry(Tree.Kind.LESS_THAN, "<"),
        Map.entry(Tree.Kind.LESS_THAN_EQUAL, "<="), Map.entry(Tree.Kind.GREATER_THAN, ">"),
        Map.entry(Tree.Kind.GREATER_THAN_EQUAL, ">="), Map.entry(Tree.Kind.EQUAL_TO, "=="),
        Map.entry(Tree.Kind.NOT_EQUAL_TO, "!="), Map.entry(Tree.Kind.CONDITIONAL_AND, "&&"),
        Map.entry(Tree.Kind.CONDITIONAL_OR, "||"), Map.entry(Tree.Kind.UNARY_MINUS, "-"), Map.entry(Tree.Kind.UNARY_PLUS, "+"),
        Map.entry(Tree.Kind.BITWISE_COMPLEMENT, "~"), Map.entry(Tree.Kind.LOGICAL_COMPLEMENT, "!"));

    private Operators() {}

    /** All operators of a hole function for operands of a type; null for a function that takes none. */
    static List<String> of(String function, String type) {
        return switch (function) {
            case "arithmetic" -> ARITHMETIC;
            case "shift" -> SHIFT;
            case "bitwise" -> BITWISE;
            case "arithmeticOrShift" -> join(ARITHMETIC, SHIFT);
            case "relation" -> type.equals("boolean") ? EQUALITY : RELATION;
            case "logic" -> List.of("&&", "||");
            case "unary" -> type.equals("boolean") ? List.of("!") : FLOATING.contains(type) ? List.of("-", "+") : List.of("-", "+", "~");
            case "increment" -> INCREMENT;
            case "assign" -> assignment(type);
            default -> null;
        };
    }

    /** The operator of ordinary code, or null. */
    static String of(Tree.Kind kind) {
        return BINARY.get(kind);
    }

    private static List<String> assignment(String type) {
        List<String> plain = List.of("=");
        if (type.equals("String")) return List.of("=", "+=");
        if (type.equals("boolean")) return join(plain, withEquals(BITWISE));
        List<String> numeric = join(plain, withEquals(ARITHMETIC));
        return FLOATING.contains(type) ? numeric : join(numeric, withEquals(join(BITWISE, SHIFT)));
    }

    private static List<String> withEquals(List<String> operators) {
        return operators.stream().map(operator -> operator + "=").toList();
    }

    private static List<String> join(List<String> some, List<String> others) {
        return java.util.stream.Stream.concat(some.stream(), others.stream()).toList();
    }
}
