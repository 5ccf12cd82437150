package cupel.run;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.TreeSet;

/** Finds and calls the method that starts a program. */
final class MainMethod {
    private final Method method;

    private MainMethod(Method method) {
        this.method = method;
    }

    /** The main method of the named class, otherwise of the first class by name that has one; null when there is none. */
    static MainMethod find(ClassLoader loader, Map<String, byte[]> classes, String named) throws ClassNotFoundException {
        if (named != null) return in(loader.loadClass(named));
        for (String path : new TreeSet<>(classes.keySet())) {
            // Most classes have no main, and loading one only to ask is slow.
            if (!path.endsWith(".class") || !mentions(classes.get(path))) continue;
            String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
            MainMethod main = in(Class.forName(name, false, loader));
            if (main != null) return main;
        }
        return null;
    }

    private static boolean mentions(byte[] file) {
        String text = new String(file, java.nio.charset.StandardCharsets.ISO_8859_1);
        return text.contains("\u0004main") && text.contains("([Ljava/lang/String;)V");
    }

    private static MainMethod in(Class<?> type) {
        try {
            Method main = type.getDeclaredMethod("main", String[].class);
            boolean starts = Modifier.isStatic(main.getModifiers()) && main.getReturnType() == void.class;
            if (!starts) return null;
            main.setAccessible(true);
            return new MainMethod(main);
        } catch (NoSuchMethodException absent) {
            return null;
        }
    }

    void call() throws Throwable {
        try {
            method.invoke(null, (Object) new String[0]);
        } catch (java.lang.reflect.InvocationTargetException failure) {
            throw failure.getCause();
        }
    }
}
