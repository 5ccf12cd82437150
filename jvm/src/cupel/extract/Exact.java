package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.Set;

/** Methods of the platform that leave something open, and those that compute the same without doing so. */
final class Exact {
    /** Their last digits may depend on who computes them, and so may the sign of a NaN. */
    private static final Set<String> IMPRECISE = Set.of(
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "expm1", "log", "log10", "log1p", "pow", "cbrt", "hypot", "copySign");

    private Exact() {}

    /** The full name of the method that takes the place of this one, or null if it can stay. */
    static String instead(Symbol symbol) {
        if (!(symbol instanceof MethodSymbol)) return null;
        String type = ((ClassSymbol) symbol.owner).getQualifiedName().toString();
        String name = symbol.name.toString();
        if (type.equals("java.lang.Math") && IMPRECISE.contains(name)) return "java.lang.StrictMath." + name;
        // The bits of a NaN are those that an instruction happens to give.
        boolean raw = type.equals("java.lang.Double") || type.equals("java.lang.Float");
        return raw && name.contains("ToRaw") ? type + "." + name.replace("ToRaw", "To") : null;
    }
}
