package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a template may not use of the platform, since two runs of it would not be the same. */
final class Impure {
    private static final Map<String, List<String>> PACKAGES = Map.of(
        "uses files, the network or streams", List.of("java.io.", "java.net.", "java.nio.", "java.util.zip.", "java.util.jar.", "javax.imageio.", "java.util.logging."),
        "uses threads", List.of("java.util.concurrent.", "java.lang.Thread", "java.lang.ThreadGroup", "java.lang.ThreadLocal", "java.lang.InheritableThreadLocal", "java.util.Timer", "java.lang.ref."),
        "uses time", List.of("java.util.Date", "java.util.Calendar", "java.util.GregorianCalendar", "java.time.", "java.sql.", "java.util.TimeZone"),
        "uses randomness or secrets", List.of("java.util.Random", "java.util.UUID", "java.util.SplittableRandom", "java.security.", "javax.crypto."),
        "uses reflection", List.of("java.lang.reflect.", "java.lang.Class", "java.lang.ClassLoader", "java.lang.invoke.", "java.lang.Package", "java.lang.Module", "java.util.ServiceLoader"),
        "uses the machine", List.of("java.lang.Runtime", "java.lang.Process", "java.lang.management.", "java.util.prefs.", "java.lang.SecurityManager", "java.awt.", "javax.swing.", "java.beans."),
        "uses the locale", List.of("java.util.Locale", "java.text.", "java.util.ResourceBundle", "java.util.Formatter", "java.util.Currency"));

    /** Exceptions of these packages, and what only holds data, are the same in every run. */
    private static final Set<String> ALLOWED = Set.of(
        "java.lang.Class", "java.io.Serializable", "java.io.ByteArrayOutputStream", "java.io.ByteArrayInputStream", "java.io.StringWriter",
        "java.io.StringReader", "java.io.Closeable", "java.nio.ByteOrder", "java.nio.charset.Charset", "java.nio.charset.StandardCharsets",
        "java.util.concurrent.TimeUnit", "java.util.concurrent.atomic.AtomicInteger", "java.util.concurrent.atomic.AtomicLong",
        "java.util.zip.CRC32", "java.util.zip.Checksum", "java.util.zip.Adler32", "java.text.FieldPosition", "java.text.ParsePosition",
        "java.lang.reflect.Array", "java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap", "java.util.Locale",
        "java.io.InputStream", "java.io.OutputStream", "java.io.FilterInputStream", "java.io.FilterOutputStream", "java.io.DataInput", "java.io.DataOutput",
        "java.io.Reader", "java.io.Writer", "java.io.Flushable", "java.nio.ByteBuffer", "java.nio.CharBuffer", "java.nio.Buffer", "java.util.Date",
        "java.time.Duration", "java.security.MessageDigest", "java.util.concurrent.Callable", "java.util.concurrent.atomic.AtomicReference");

    private static final Set<String> CLASS_METHODS = Set.of("getComponentType", "isArray", "isPrimitive", "isInstance", "cast", "getName", "getSimpleName", "equals", "isAssignableFrom", "isInterface", "isEnum");

    private Impure() {}

    /** Why a member of the platform may not be used, or null. */
    static String reason(Symbol symbol) {
        Symbol owner = symbol instanceof ClassSymbol ? symbol : symbol.owner;
        if (!(owner instanceof ClassSymbol)) return null;
        String type = ((ClassSymbol) owner).getQualifiedName().toString();
        String name = symbol.getSimpleName().toString();
        // Arrays and the like have no package.
        if (type.contains(".") && !type.startsWith("java.") && !type.startsWith("javax.")) return "uses another library";
        if (type.equals("java.lang.System")) return name.equals("arraycopy") || symbol == owner ? null : "uses the machine";
        if (type.equals("java.lang.Math")) return name.equals("random") ? "uses randomness" : null;
        // The bits of a NaN are those that an instruction happens to give.
        if (type.startsWith("java.nio.") && (name.endsWith("Double") || name.endsWith("Float"))) return "uses the bits of NaN";
        if (type.equals("java.util.Collections") && name.equals("shuffle")) return "uses randomness";
        if (type.equals("java.lang.String") && name.equals("format")) return "uses the locale";
        if (type.equals("java.lang.String") && name.equals("intern")) return "uses identity";
        if (type.equals("java.util.Locale")) return name.equals("getDefault") || name.startsWith("getAvailable") ? "uses the locale" : null;
        if (type.equals("java.lang.Object") && (name.equals("hashCode") || name.equals("wait") || name.startsWith("notify"))) return "uses identity";
        if (type.equals("java.util.IdentityHashMap")) return "uses identity";
        if (type.equals("java.util.Date") && symbol.isConstructor() && symbol.type.getParameterTypes().isEmpty()) return "uses time";
        if (type.equals("java.nio.charset.Charset") && name.equals("defaultCharset")) return "uses the machine";
        if (type.equals("java.lang.Class") && symbol != owner) return CLASS_METHODS.contains(name) ? null : "uses reflection";
        if (ALLOWED.contains(type) || type.endsWith("Exception") || type.endsWith("Error")) return null;
        for (Map.Entry<String, List<String>> entry : PACKAGES.entrySet()) {
            for (String start : entry.getValue()) if (type.equals(start) || type.startsWith(start) && (start.endsWith(".") || type.startsWith(start + "."))) return entry.getKey();
        }
        return null;
    }
}
