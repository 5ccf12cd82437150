package cupel.extract;

import cupel.template.Holes;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.TreeSet;

/** The names of all methods of the hole library. */
final class HoleNames {
    static final Set<String> ALL = all();

    private HoleNames() {}

    private static Set<String> all() {
        Set<String> names = new TreeSet<>();
        for (Class<?> at = Holes.class; at != Object.class; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) if (Modifier.isStatic(method.getModifiers())) names.add(method.getName());
        }
        return names;
    }
}
