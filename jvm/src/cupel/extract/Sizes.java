package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.TypeTag;
import java.util.Map;
import java.util.Set;

/** What of the platform takes time or memory by the number that it is given: that is no fuel of a template, so the number must be small. */
final class Sizes {
    /** More than this shows nothing. */
    static final int MOST = 1000;
    /** So long may an array be in each of its dimensions, by how many it has. */
    static final int[] MOST_OF_DIMENSION = {MOST, MOST, 30, 10};

    private static final Set<String> BIG_NUMBERS = Set.of("java.math.BigInteger", "java.math.BigDecimal");
    private static final Set<String> BUILDERS = Set.of("java.lang.StringBuilder", "java.lang.StringBuffer", "java.lang.AbstractStringBuilder");
    private static final Set<String> HOLDERS = Set.of(
        "java.lang.StringBuilder", "java.lang.StringBuffer", "java.util.ArrayList", "java.util.Vector", "java.util.BitSet", "java.util.HashMap", "java.util.HashSet",
        "java.util.LinkedHashMap", "java.util.LinkedHashSet", "java.util.ArrayDeque", "java.util.PriorityQueue", "java.io.ByteArrayOutputStream", "java.io.StringWriter");
    private static final Map<String, Set<String>> SIZED = Map.of(
        "java.lang.String", Set.of("repeat"),
        "java.util.Collections", Set.of("nCopies"),
        "java.util.Arrays", Set.of("copyOf", "copyOfRange"),
        "java.util.BitSet", Set.of("set", "flip"),
        "java.util.ArrayList", Set.of("ensureCapacity"),
        "java.lang.reflect.Array", Set.of("newInstance"),
        "java.nio.ByteBuffer", Set.of("allocate"),
        "java.nio.CharBuffer", Set.of("allocate"));
    private static final Set<String> OF_BIG_NUMBERS = Set.of("pow", "shiftLeft", "shiftRight", "setBit", "clearBit", "flipBit", "setScale", "movePointLeft", "movePointRight", "scaleByPowerOfTen");

    private Sizes() {}

    /** Whether a number that is given to a method or a constructor is a size. */
    static boolean takesSize(Symbol symbol) {
        if (symbol == null || !(symbol.owner instanceof ClassSymbol)) return false;
        String type = ((ClassSymbol) symbol.owner).getQualifiedName().toString();
        String name = symbol.name.toString();
        if (symbol.isConstructor()) return HOLDERS.contains(type) && symbol.type.getParameterTypes().stream().anyMatch(each -> each.hasTag(TypeTag.INT));
        if (BIG_NUMBERS.contains(type)) return OF_BIG_NUMBERS.contains(name);
        if (BUILDERS.contains(type)) return name.equals("setLength") || name.equals("ensureCapacity");
        return SIZED.getOrDefault(type, Set.of()).contains(name);
    }

    /** Whether what a method gives has twice as many digits as what it is given. */
    static boolean doubles(Symbol symbol) {
        if (symbol == null || !(symbol.owner instanceof ClassSymbol)) return false;
        String type = ((ClassSymbol) symbol.owner).getQualifiedName().toString();
        return BIG_NUMBERS.contains(type) && (symbol.name.contentEquals("multiply") || symbol.name.contentEquals("pow"));
    }
}
