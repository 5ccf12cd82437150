package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCArrayAccess;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCParens;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.JCTree.Tag;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Turns an expression into the text of a hole, its leaves first (section 4 of the JAttack paper). */
final class HoleNodes {
    private static final Map<TypeTag, String> PREFIXES = Map.of(
        TypeTag.BOOLEAN, "boolean", TypeTag.BYTE, "byte", TypeTag.CHAR, "char", TypeTag.SHORT, "short",
        TypeTag.INT, "int", TypeTag.LONG, "long", TypeTag.FLOAT, "float", TypeTag.DOUBLE, "double");

    private final Function<JCTree, String> text;
    /** The variables of the method that have a value from their declaration on. */
    private final Set<Symbol> known;
    private final Set<Symbol> fixed;

    HoleNodes(Function<JCTree, String> text, Set<Symbol> known, Set<Symbol> fixed) {
        this.text = text;
        this.known = known;
        this.fixed = fixed;
    }

    static boolean isHole(String words) {
        int bracket = words.indexOf('(');
        return bracket > 0 && words.endsWith(")") && HoleNames.ALL.contains(words.substring(0, bracket));
    }

    /** The hole for an expression that is wanted as this type, or null if it cannot be one. */
    String of(JCExpression tree, Type wanted) {
        if (tree instanceof JCParens) return of(((JCParens) tree).expr, wanted);
        if (tree.type == null) return null;
        String literal = literal(tree, wanted);
        if (literal != null) return literal;
        // A constant may be narrowed, what takes its place may not.
        boolean narrowed = wanted != null && wanted.isPrimitive() && isNarrow(wanted) && wanted.getTag() != tree.type.getTag();
        if (narrowed || tree.type.constValue() != null && wanted != null && isNarrow(wanted)) return null;
        if (tree instanceof JCIdent) return variable((JCIdent) tree);
        if (tree instanceof JCBinary) return binary((JCBinary) tree);
        if (tree instanceof JCUnary) return unary((JCUnary) tree);
        if (tree instanceof JCConditional) return ternary((JCConditional) tree);
        if (tree instanceof JCTypeCast) return cast((JCTypeCast) tree);
        if (tree instanceof JCArrayAccess) return element((JCArrayAccess) tree);
        return null;
    }

    private static boolean isNarrow(Type type) {
        TypeTag tag = type.getTag();
        return tag == TypeTag.BYTE || tag == TypeTag.SHORT || tag == TypeTag.CHAR;
    }

    /** The part of a hole: a hole itself, or plain code. */
    private String part(JCExpression tree, Type wanted) {
        String hole = of(tree, wanted);
        return hole != null ? hole : text.apply(tree);
    }

    private String literal(JCExpression tree, Type wanted) {
        JCExpression plain = tree instanceof JCUnary && tree.hasTag(Tag.NEG) ? ((JCUnary) tree).arg : tree;
        if (!(plain instanceof JCLiteral)) return null;
        Type type = wanted != null && wanted.isPrimitive() && plain.type.isPrimitive() ? wanted : plain.type;
        if (wanted != null && !wanted.isPrimitive() && !isText(wanted) && isBoxed(wanted)) return null;
        String prefix = prefix(type);
        return prefix == null ? null : prefix + "Val()";
    }

    private static boolean isBoxed(Type type) {
        String name = type.tsym.getQualifiedName().toString();
        return Set.of("java.lang.Byte", "java.lang.Short", "java.lang.Character").contains(name);
    }

    private static boolean isText(Type type) {
        return type.tsym != null && type.tsym.getQualifiedName().contentEquals("java.lang.String");
    }

    private static String prefix(Type type) {
        return isText(type) ? "string" : PREFIXES.get(type.getTag());
    }

    /** The name of a variable that a hole may stand for. */
    String place(JCExpression tree) {
        if (!(tree instanceof JCIdent) || !(((JCIdent) tree).sym instanceof VarSymbol)) return null;
        Symbol symbol = ((JCIdent) tree).sym;
        boolean field = symbol.owner instanceof ClassSymbol && symbol.isStatic() && (symbol.flags() & Flags.FINAL) == 0;
        return field || known.contains(symbol) ? symbol.name.toString() : null;
    }

    private String variable(JCIdent tree) {
        String prefix = prefix(tree.type);
        return prefix == null || tree.type.constValue() != null || place(tree) == null ? null : prefix + "Var()";
    }

    private String element(JCArrayAccess tree) {
        String prefix = prefix(tree.type);
        boolean simple = tree.index instanceof JCIdent || tree.index instanceof JCLiteral;
        boolean named = tree.indexed instanceof JCIdent && known.contains(((JCIdent) tree.indexed).sym);
        return prefix == null || !simple || !named ? null : prefix + "Element(\"" + ((JCIdent) tree.indexed).name + "\")";
    }

    private String binary(JCBinary tree) {
        if (!tree.lhs.type.isPrimitive() || !tree.rhs.type.isPrimitive()) return null;
        boolean logical = tree.lhs.type.hasTag(TypeTag.BOOLEAN);
        switch (tree.getTag()) {
            case PLUS: case MINUS: case MUL: case DIV: case MOD: return call("arithmetic", tree);
            case BITAND: case BITOR: case BITXOR: return call("bitwise", tree);
            case LT: case LE: case GT: case GE: return call("relation", tree);
            case EQ: case NE: return logical ? null : call("relation", tree);
            case AND: case OR: return call("logic", tree);
            case SL: case SR: case USR: return "shift(" + part(tree.lhs, null) + ", " + distance(tree) + ")";
            default: return null;
        }
    }

    private String distance(JCBinary tree) {
        boolean wide = tree.lhs.type.hasTag(TypeTag.LONG);
        return tree.rhs instanceof JCLiteral ? "intVal(0, " + (wide ? 63 : 31) + ")" : part(tree.rhs, null);
    }

    private String call(String name, JCBinary tree) {
        return name + "(" + part(tree.lhs, null) + ", " + part(tree.rhs, null) + ")";
    }

    private String unary(JCUnary tree) {
        if (!tree.arg.type.isPrimitive()) return null;
        switch (tree.getTag()) {
            case NEG: case COMPL: return "unary(" + part(tree.arg, null) + ")";
            case NOT:
                String hole = of(tree.arg, null);
                return hole == null ? null : "unary(" + hole + ")";
            default: return null;
        }
    }

    private String ternary(JCConditional tree) {
        if (prefix(tree.type) == null || tree.truepart.type.hasTag(TypeTag.BOT) || tree.falsepart.type.hasTag(TypeTag.BOT)) return null;
        return "ternary(" + part(tree.cond, null) + ", " + part(tree.truepart, tree.type) + ", " + part(tree.falsepart, tree.type) + ")";
    }

    private String cast(JCTypeCast tree) {
        if (!tree.type.isPrimitive() || !tree.expr.type.isPrimitive() || tree.type.hasTag(TypeTag.BOOLEAN)) return null;
        String name = tree.type.toString();
        return "to" + Character.toUpperCase(name.charAt(0)) + name.substring(1) + "(" + part(tree.expr, null) + ")";
    }

    /** Holes for a variable that is changed: only this one, so that no other one loses what is known of it. */
    String placeHole(JCExpression tree) {
        String name = place(tree);
        boolean number = name != null && tree.type.isNumeric() && !fixed.contains(((JCIdent) tree).sym);
        return number && (((JCIdent) tree).sym.flags() & Flags.FINAL) == 0 ? prefix(tree.type) + "Var(\"" + name + "\")" : null;
    }
}
