package cupel.view.kotlin;

import cupel.adapter.Mirror;
import java.util.HashMap;
import java.util.Map;

/** What the front end wrote down about nodes, and the classes of nodes by their short names. */
final class Bindings {
    static final String KOTLIN = "org.jetbrains.kotlin.";

    final Mirror kotlin;
    private final Object context;
    private final Map<String, Object> slices = new HashMap<>();
    private final Map<String, Class<?>> types = new HashMap<>();

    Bindings(Mirror kotlin, Object context) {
        this.kotlin = kotlin;
        this.context = context;
    }

    /** Null if nothing was written down. */
    Object get(String slice, Object key) throws Throwable {
        Object known = slices.computeIfAbsent(slice, name -> kotlin.field(KOTLIN + "resolve.BindingContext", name));
        return kotlin.call(context, "get", known, key);
    }

    Object typeOf(Object expression) throws Throwable {
        return kotlin.call(context, "getType", expression);
    }

    /** Whether a node is of one of these classes of the syntax tree. */
    boolean is(Object node, String... names) {
        for (String name : names) if (psi(name).isInstance(node)) return true;
        return false;
    }

    /** Whether a descriptor is of one of these classes. */
    boolean describes(Object descriptor, String... names) {
        for (String name : names) if (types.computeIfAbsent(name, each -> kotlin.type(KOTLIN + "descriptors." + each)).isInstance(descriptor)) return true;
        return false;
    }

    private Class<?> psi(String name) {
        return types.computeIfAbsent(name, each -> kotlin.type(KOTLIN + "psi." + each));
    }

    Object call(Object receiver, String name, Object... arguments) throws Throwable {
        return kotlin.call(receiver, name, arguments);
    }

    String nameOf(Object descriptor) throws Throwable {
        return call(descriptor, "getName").toString();
    }
}
