package cupel.adapter;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reflection over a compiler: what it lacks is a ToolFailure, what it throws comes out unchanged. */
public final class Mirror {
    private final ClassLoader loader;
    private final Map<Call, Method> methods = new ConcurrentHashMap<>();

    /** What decides which method is meant; the class of null is null. */
    private record Call(Class<?> receiver, String name, List<Class<?>> arguments) {}

    public Mirror(ClassLoader loader) {
        this.loader = loader;
    }

    public ClassLoader loader() {
        return loader;
    }

    public boolean has(String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    public Class<?> type(String name) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException absent) {
            throw new ToolFailure("the compiler has no class " + name, absent);
        }
    }

    public Object create(String type, Object... arguments) throws Throwable {
        for (Constructor<?> candidate : type(type).getDeclaredConstructors()) {
            if (!fits(candidate.getParameterTypes(), arguments)) continue;
            candidate.setAccessible(true);
            return invoke(() -> candidate.newInstance(arguments));
        }
        throw new ToolFailure("no constructor " + type + Arrays.toString(arguments), null);
    }

    public Object call(Object receiver, String name, Object... arguments) throws Throwable {
        return call(receiver.getClass(), receiver, name, arguments);
    }

    public Object callStatic(String type, String name, Object... arguments) throws Throwable {
        return call(type(type), null, name, arguments);
    }

    private Object call(Class<?> type, Object receiver, String name, Object... arguments) throws Throwable {
        Method method = methods.computeIfAbsent(new Call(type, name, classesOf(arguments)), call -> {
            Method found = find(type, name, arguments);
            if (found == null) throw new ToolFailure("no method " + type.getName() + "." + name + Arrays.toString(arguments), null);
            found.setAccessible(true);
            return found;
        });
        return invoke(() -> method.invoke(receiver, arguments));
    }

    private static List<Class<?>> classesOf(Object[] arguments) {
        List<Class<?>> classes = new ArrayList<>(arguments.length);
        for (Object argument : arguments) classes.add(argument == null ? null : argument.getClass());
        return classes;
    }

    private static Method find(Class<?> type, String name, Object[] arguments) {
        for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
            for (Method candidate : owner.getDeclaredMethods()) if (matches(candidate, name, arguments)) return candidate;
        }
        for (Method candidate : type.getMethods()) if (matches(candidate, name, arguments)) return candidate;
        return null;
    }

    private static boolean matches(Method candidate, String name, Object[] arguments) {
        return candidate.getName().equals(name) && !candidate.isBridge() && fits(candidate.getParameterTypes(), arguments);
    }

    /** A static field, or the single object of a Kotlin or Scala object. */
    public Object field(String type, String name) {
        try {
            Field field = type(type).getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException absent) {
            throw new ToolFailure("no field " + type + "." + name, absent);
        }
    }

    public Object get(Object receiver, String name) {
        try {
            return receiver.getClass().getField(name).get(receiver);
        } catch (ReflectiveOperationException absent) {
            throw new ToolFailure("no field " + name, absent);
        }
    }

    public void set(Object receiver, String name, Object value) {
        try {
            receiver.getClass().getField(name).set(receiver, value);
        } catch (ReflectiveOperationException absent) {
            throw new ToolFailure("no field " + name, absent);
        }
    }

    public Object array(String type, Object... items) {
        Object array = Array.newInstance(type(type), items.length);
        for (int i = 0; i < items.length; i++) Array.set(array, i, items[i]);
        return array;
    }

    public Object proxy(InvocationHandler handler, String... interfaces) {
        Class<?>[] types = Arrays.stream(interfaces).map(this::type).toArray(Class<?>[]::new);
        return Proxy.newProxyInstance(loader, types, (proxy, method, arguments) -> method.getDeclaringClass() == Object.class ? ofAnyObject(proxy, method.getName(), arguments) : handler.invoke(proxy, method, arguments));
    }

    /** A proxy is compared as any other object. */
    private static Object ofAnyObject(Object proxy, String name, Object[] arguments) {
        switch (name) {
            case "equals": return proxy == arguments[0];
            case "hashCode": return System.identityHashCode(proxy);
            default: return "proxy";
        }
    }

    private interface Reflective {
        Object run() throws ReflectiveOperationException;
    }

    private static Object invoke(Reflective body) throws Throwable {
        try {
            return body.run();
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        } catch (ReflectiveOperationException | IllegalArgumentException mismatch) {
            throw new ToolFailure("a call into the compiler does not fit", mismatch);
        }
    }

    private static boolean fits(Class<?>[] parameters, Object[] arguments) {
        if (parameters.length != arguments.length) return false;
        for (int i = 0; i < parameters.length; i++) if (!fits(parameters[i], arguments[i])) return false;
        return true;
    }

    private static boolean fits(Class<?> parameter, Object argument) {
        if (argument == null) return !parameter.isPrimitive();
        if (parameter == boolean.class) return argument instanceof Boolean;
        if (parameter == int.class) return argument instanceof Integer;
        if (parameter == long.class) return argument instanceof Long;
        return parameter.isInstance(argument);
    }
}
