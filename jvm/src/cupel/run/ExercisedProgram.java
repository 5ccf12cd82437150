package cupel.run;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Loads the classes of a program and calls their members, with objects and arguments that keep to the types. */
final class ExercisedProgram {
    // Conditions of the program depend on the constants that it is given.
    private static final int ROUNDS = 2;

    // Superclasses of what a compiler makes of lambdas; what it hands to their constructors is nowhere declared.
    private static final Set<String> LAMBDAS = Set.of("groovy.lang.Closure", "kotlin.jvm.internal.Lambda");

    // Marks of the methods that groovyc adds, by which any member can be called under any name.
    private static final Set<String> ADDED = Set.of("groovy.transform.Generated", "groovy.transform.Internal");

    private final List<String> names;
    private final TimedCalls calls;
    private final TypeFaults faults;

    ExercisedProgram(List<String> names, TimedCalls calls) {
        this.names = names;
        this.calls = calls;
        this.faults = new TypeFaults(Set.copyOf(names));
    }

    void exercise() {
        List<Class<?>> classes = load();
        for (int round = 0; round < ROUNDS; round++) {
            ObjectMaker maker = new ObjectMaker(classes, calls, faults, round);
            for (Class<?> type : classes) {
                try {
                    construct(type, maker);
                    call(type, maker);
                } catch (LinkageError unreadable) {
                    // Reflection cannot read what some compilers write about nested classes and signatures.
                }
            }
        }
    }

    private List<Class<?>> load() {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : names) {
            Class<?> type = initialize(name);
            if (type != null && isDeclared(type)) classes.add(type);
        }
        return classes;
    }

    private Class<?> initialize(String name) {
        try {
            return calls.call(() -> Class.forName(name));
        } catch (Throwable failure) {
            faults.checkLoading(failure);
            return null;
        }
    }

    // Local classes and lambdas get what they capture by ways of the compiler's own, and are used by the code around them.
    private static boolean isDeclared(Class<?> type) {
        Class<?> parent = type.getSuperclass();
        if (type.isSynthetic() || parent != null && LAMBDAS.contains(parent.getName())) return false;
        try {
            return !type.isLocalClass() && !type.isAnonymousClass();
        } catch (LinkageError unreadable) {
            return false;
        }
    }

    private void construct(Class<?> type, ObjectMaker maker) {
        if (!ObjectMaker.isConcrete(type)) return;
        for (Constructor<?> constructor : ObjectMaker.constructorsOf(type)) maker.construct(constructor);
    }

    private void call(Class<?> type, ObjectMaker maker) {
        Method[] methods = type.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method method : methods) {
            if (!isWritten(method)) continue;
            Object receiver = Modifier.isStatic(method.getModifiers()) ? null : maker.make(type);
            if (receiver != null || Modifier.isStatic(method.getModifiers())) invoke(method, receiver, maker);
        }
    }

    // A bridge, and what else a compiler adds, trusts its callers beyond what its types say.
    private static boolean isWritten(Method method) {
        if (method.isSynthetic() || Modifier.isAbstract(method.getModifiers())) return false;
        for (Annotation mark : method.getDeclaredAnnotations()) {
            if (ADDED.contains(mark.annotationType().getName())) return false;
        }
        return true;
    }

    private void invoke(Method method, Object receiver, ObjectMaker maker) {
        Object[] arguments = maker.arguments(method);
        try {
            method.setAccessible(true);
            calls.call(() -> method.invoke(receiver, arguments));
        } catch (Throwable thrown) {
            faults.checkCall(thrown);
        }
    }
}
