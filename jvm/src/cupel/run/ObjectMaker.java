package cupel.run;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.MalformedParameterizedTypeException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes objects that are what their types say, whatever type arguments stand for: null where only null surely is. */
final class ObjectMaker {
    // Where Kotlin and Scala keep the only object of a class.
    private static final List<String> SINGLETONS = List.of("INSTANCE", "MODULE$");

    private final List<Class<?>> classes;
    private final TimedCalls calls;
    private final TypeFaults faults;
    private final Constants constants;
    private final Map<Class<?>, Object> made = new HashMap<>();

    ObjectMaker(List<Class<?>> classes, TimedCalls calls, TypeFaults faults, int round) {
        this.classes = classes;
        this.calls = calls;
        this.faults = faults;
        this.constants = new Constants(round);
    }

    static boolean isConcrete(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers()) && !type.isEnum();
    }

    /** The constructors that somebody wrote, those with few parameters first. */
    static List<Constructor<?>> constructorsOf(Class<?> type) {
        return Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> !constructor.isSynthetic())
                .sorted(Comparator.<Constructor<?>>comparingInt(Constructor::getParameterCount)
                        .thenComparing(Constructor::toString))
                .toList();
    }

    /** An object of a class of the program for some type arguments; null if none can be made. */
    Object make(Class<?> type) {
        if (made.containsKey(type)) return made.get(type);
        // What needs itself to be made gets null.
        made.put(type, null);
        Object object = type.isEnum() ? enumConstant(type) : singletonOrNew(type);
        made.put(type, object);
        return object;
    }

    Object construct(Constructor<?> constructor) {
        Object[] arguments = arguments(constructor);
        try {
            constructor.setAccessible(true);
            return calls.call(() -> constructor.newInstance(arguments));
        } catch (Throwable thrown) {
            faults.checkCall(thrown);
            return null;
        }
    }

    Object[] arguments(Executable member) {
        Class<?>[] erased = member.getParameterTypes();
        Type[] types = genericTypes(member);
        Class<?> outer = member instanceof Constructor ? outerOf(member.getDeclaringClass()) : null;
        Object[] arguments = new Object[erased.length];
        // What a compiler adds in front is not in the generic signature, which is told by its length.
        int added = erased.length - types.length;
        for (int i = 0; i < erased.length; i++) {
            if (i == 0 && outer == erased[0]) arguments[i] = make(outer);
            else if (erased[i].isPrimitive()) arguments[i] = constants.of(erased[i]);
            else if (added == 0 || added == 1 && i > 0 && outer != null) arguments[i] = argument(types[i - added]);
        }
        return arguments;
    }

    private static Type[] genericTypes(Executable member) {
        try {
            return member.getGenericParameterTypes();
        } catch (LinkageError | TypeNotPresentException | MalformedParameterizedTypeException unreadable) {
            return new Type[0];
        }
    }

    private static Class<?> outerOf(Class<?> type) {
        return Modifier.isStatic(type.getModifiers()) ? null : type.getDeclaringClass();
    }

    private Object argument(Type type) {
        if (!(type instanceof Class<?> erased)) return null;
        if (erased.isArray()) return constants.emptyArray(erased, this::isPlain);
        return isPlain(erased) ? make(erased) : constants.of(erased);
    }

    private boolean isPlain(Class<?> type) {
        if (!classes.contains(type)) return false;
        for (Class<?> around = type; around != null; around = around.getDeclaringClass()) {
            if (around.getTypeParameters().length > 0) return false;
        }
        return true;
    }

    private Object enumConstant(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        return constants == null || constants.length == 0 ? null : constants[0];
    }

    private Object singletonOrNew(Class<?> type) {
        if (!isConcrete(type)) return ofSubclass(type);
        Object singleton = singleton(type);
        if (singleton != null) return singleton;
        for (Constructor<?> constructor : constructorsOf(type)) {
            Object object = construct(constructor);
            if (object != null) return object;
        }
        return null;
    }

    private Object ofSubclass(Class<?> type) {
        for (Class<?> candidate : classes) {
            if (candidate == type || !type.isAssignableFrom(candidate)) continue;
            Object object = make(candidate);
            if (object != null) return object;
        }
        return null;
    }

    private static Object singleton(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            boolean fits = field.getType() == type && Modifier.isStatic(field.getModifiers());
            if (!fits || !SINGLETONS.contains(field.getName())) continue;
            try {
                field.setAccessible(true);
                return field.get(null);
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return null;
    }
}
