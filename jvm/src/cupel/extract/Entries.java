package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.TypeTag;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The entry of a template: where a parameter is no simple value, a method around it makes one of simple values. */
final class Entries {
    private static final Map<String, String> BOXES = Map.of(
        "java.lang.Boolean", "boolean", "java.lang.Byte", "byte", "java.lang.Character", "char", "java.lang.Short", "short",
        "java.lang.Integer", "int", "java.lang.Long", "long", "java.lang.Float", "float", "java.lang.Double", "double", "java.lang.Number", "int");
    private static final Set<String> LIKE_TEXT = Set.of("java.lang.Object", "java.lang.CharSequence", "java.lang.Comparable", "java.io.Serializable");
    /** Objects of the platform that are made of simple values. */
    private static final Map<String, String[]> PLATFORM = Map.ofEntries(
        Map.entry("java.lang.StringBuilder", new String[] {"new StringBuilder(%s)", "String"}),
        Map.entry("java.lang.Appendable", new String[] {"new StringBuilder(%s)", "String"}),
        Map.entry("java.lang.StringBuffer", new String[] {"new StringBuffer(%s)", "String"}),
        Map.entry("java.math.BigInteger", new String[] {"java.math.BigInteger.valueOf(%s)", "long"}),
        Map.entry("java.math.BigDecimal", new String[] {"java.math.BigDecimal.valueOf(%s)", "long"}),
        Map.entry("java.util.List", new String[] {"new java.util.ArrayList(java.util.Arrays.asList(%s))", "String[]"}),
        Map.entry("java.util.Collection", new String[] {"new java.util.ArrayList(java.util.Arrays.asList(%s))", "String[]"}),
        Map.entry("java.lang.Iterable", new String[] {"new java.util.ArrayList(java.util.Arrays.asList(%s))", "String[]"}),
        Map.entry("java.util.Iterator", new String[] {"java.util.Arrays.asList(%s).iterator()", "String[]"}),
        Map.entry("java.util.Set", new String[] {"new java.util.LinkedHashSet(java.util.Arrays.asList(%s))", "String[]"}),
        Map.entry("java.util.Map", new String[] {"new java.util.LinkedHashMap()"}),
        Map.entry("java.util.BitSet", new String[] {"java.util.BitSet.valueOf(%s)", "long[]"}),
        Map.entry("java.io.InputStream", new String[] {"new java.io.ByteArrayInputStream(%s)", "byte[]"}),
        Map.entry("java.nio.ByteBuffer", new String[] {"java.nio.ByteBuffer.wrap(%s)", "byte[]"}),
        Map.entry("java.text.ParsePosition", new String[] {"new java.text.ParsePosition(%s)", "int"}),
        Map.entry("java.time.Duration", new String[] {"java.time.Duration.ofMillis(%s)", "long"}),
        Map.entry("java.util.function.Supplier", new String[] {"() -> %s", "String"}),
        Map.entry("java.lang.Throwable", new String[] {"new IllegalStateException(new ArithmeticException())"}),
        Map.entry("java.lang.Class", new String[] {"(Class) String.class"}),
        Map.entry("java.util.Locale", new String[] {"java.util.Locale.ROOT"}),
        Map.entry("java.nio.charset.Charset", new String[] {"java.nio.charset.StandardCharsets.UTF_8"}));

    private final SourceTree sources;
    private final List<Symbol> needed = new ArrayList<>();
    private final List<String> parameters = new ArrayList<>();
    private final List<Argument> arguments = new ArrayList<>();
    private boolean simple = true;
    private final boolean changes;

    /** An argument as text: `%s` are simple values, `%c` is the class of the symbol. */
    private record Argument(String text, Symbol type) {}

    Entries(SourceTree sources, MethodSymbol method) {
        this.sources = sources;
        for (VarSymbol parameter : method.params()) arguments.add(argument(parameter.type));
        this.changes = method.getReturnType().hasTag(TypeTag.VOID) && method.params().stream().anyMatch(each -> canChange(each.type));
    }

    /** What a method without a result does is seen in what it was given. */
    private static boolean canChange(Type type) {
        return !type.isPrimitive() && !(type.tsym != null && type.tsym.getQualifiedName().contentEquals("java.lang.String"));
    }

    /** Members and classes that the arguments need. */
    List<Symbol> needed() {
        return needed;
    }

    /** Whether the method itself can be the entry. */
    boolean isSimple() {
        return simple && !changes;
    }

    /** The method around it, in a class of these names. */
    String wrapper(MethodSymbol method, Names names, Symbol site, String name) {
        Type result = method.getReturnType();
        List<String> values = arguments.stream().map(each -> each.type == null ? each.text : each.text.replace("%c", names.of((ClassSymbol) each.type, site))).toList();
        String called = names.of((ClassSymbol) method.owner, site) + "." + Names.ofMethod(method.name.toString());
        String type = changes ? "Object" : result.hasTag(TypeTag.VOID) ? "void" : isSimple(result) ? result.toString().replace("java.lang.", "") : "Object";
        String thrown = method.getThrownTypes().isEmpty() ? "" : " throws Exception";
        String list = String.join(", ", parameters);
        String body = changes ? changing(method, called, values) : (type.equals("void") ? "" : "return ") + called + "(" + String.join(", ", values) + ");\n";
        return "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\n@Entry\nstatic " + type + " " + name + "(" + list + ")" + thrown + " {\n" + body + "}\n";
    }

    // Calls a method and gives back what it may have changed.
    private static String changing(MethodSymbol method, String called, List<String> values) {
        StringBuilder made = new StringBuilder();
        List<String> given = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            boolean kept = canChange(method.params().get(i).type) && !values.get(i).startsWith("() ->");
            if (kept) made.append("var given").append(i).append(" = ").append(values.get(i)).append(";\n");
            given.add(kept ? "given" + i : values.get(i));
            if (kept) changed.add("given" + i);
        }
        return made + called + "(" + String.join(", ", given) + ");\nreturn new Object[] {" + String.join(", ", changed) + "};\n";
    }

    private Argument argument(Type type) {
        if (isSimple(type)) return new Argument(value(type.toString().replace("java.lang.", "")), null);
        simple = false;
        if (type instanceof ArrayType) return array((ArrayType) type);
        Type erased = sources.types.erasure(type);
        String name = erased.tsym.getQualifiedName().toString();
        if (BOXES.containsKey(name)) return new Argument(value(BOXES.get(name)), null);
        if (LIKE_TEXT.contains(name)) return new Argument(value("String"), null);
        String[] made = PLATFORM.get(name);
        if (made != null) return new Argument(made.length == 1 ? made[0] : made[0].replace("%s", value(made[1])), null);
        return sources.has(erased.tsym) ? made((ClassSymbol) erased.tsym) : nothing(erased.tsym);
    }

    private Argument array(ArrayType type) {
        Type element = type.elemtype;
        if (element instanceof ArrayType && isSimple(element)) {
            String name = element.toString().replace("java.lang.", "");
            return new Argument("new " + name + "[] {" + value(name) + ", " + value(name) + "}", null);
        }
        Type erased = sources.types.erasure(element);
        String box = BOXES.get(erased.tsym.getQualifiedName().toString());
        if (box != null && sources.types.unboxedType(erased).isPrimitive()) {
            return new Argument("new " + erased.tsym.getSimpleName() + "[] {" + value(box) + ", " + value(box) + ", " + value(box) + "}", null);
        }
        boolean text = LIKE_TEXT.contains(erased.tsym.getQualifiedName().toString());
        if (text) return new Argument(value("String[]"), null);
        if (element instanceof ArrayType || !(erased.tsym instanceof ClassSymbol)) throw new Reason("has a parameter of an unsupported type");
        return nothing(erased.tsym, "[]");
    }

    private Argument nothing(Symbol type) {
        return nothing(type, "");
    }

    private Argument nothing(Symbol type, String brackets) {
        needed.add(type);
        return new Argument("(%c" + brackets + ") null", type);
    }

    private Argument made(ClassSymbol type) {
        needed.add(type);
        if ((type.flags() & Flags.ENUM) != 0) return new Argument("%c.values()[Math.floorMod(" + value("int") + ", %c.values().length)]", type);
        Optional<MethodSymbol> maker = makers(type).stream().min(Comparator.comparing(each -> each.params().isEmpty() ? 9 : each.params().size()));
        if (!maker.isPresent()) return nothing(type);
        MethodSymbol chosen = maker.get();
        needed.add(chosen);
        String values = chosen.params().stream().map(each -> value(each.type.toString().replace("java.lang.", ""))).collect(Collectors.joining(", "));
        boolean constructor = chosen.isConstructor();
        return new Argument((constructor ? "new %c" : "%c." + Names.ofMethod(chosen.name.toString())) + "(" + values + ")", type);
    }

    // Constructors and static methods of the class that take simple values only.
    private List<MethodSymbol> makers(ClassSymbol type) {
        List<MethodSymbol> found = new ArrayList<>();
        boolean inner = type.owner instanceof ClassSymbol && !type.isStatic();
        for (Symbol each : type.members().getSymbols(symbol -> symbol instanceof MethodSymbol)) {
            MethodSymbol method = (MethodSymbol) each;
            boolean constructor = method.isConstructor() && (type.flags() & Flags.ABSTRACT) == 0 && !inner;
            boolean factory = method.isStatic() && method.getReturnType().tsym == type;
            if ((constructor || factory) && sources.has(method) && method.params().stream().allMatch(p -> isSimple(p.type))) found.add(method);
        }
        return found;
    }

    private String value(String type) {
        String name = "a" + parameters.size();
        parameters.add(type + " " + name);
        return name;
    }

    private static boolean isSimple(Type type) {
        Type element = type instanceof ArrayType ? ((ArrayType) type).elemtype : type;
        return element.isPrimitive() || element.tsym != null && element.tsym.getQualifiedName().contentEquals("java.lang.String") && !(element instanceof ArrayType);
    }
}
