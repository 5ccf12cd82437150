package cupel.view.groovy;

import cupel.adapter.Mirror;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Walks the trees of Groovy: what a node has in its fields is below it, but for what it only refers to. */
final class Nodes {
    static final String AST = "org.codehaus.groovy.ast.";
    /** Fields that lead elsewhere, or to what the compiler derived from others. */
    private static final Set<String> REFERENCES = Set.of("accessedVariable", "originExpression", "owner", "context", "unit", "metaDataMap", "redirect", "scriptDummy", "lazyInitLock", "clazz");
    private final Mirror groovy;
    private final Class<?> node;
    private final Class<?> type;
    private final Map<Class<?>, List<Field>> fields = new HashMap<>();
    private final Map<Object, Object> holders = new IdentityHashMap<>();

    Nodes(Mirror groovy) {
        this.groovy = groovy;
        node = groovy.type(AST + "ASTNode");
        type = groovy.type(AST + "ClassNode");
    }

    /** All annotations below a node, wherever they stand. */
    List<Object> annotations(Object root) throws Throwable {
        List<Object> found = new ArrayList<>();
        find(root, Collections.newSetFromMap(new IdentityHashMap<>()), found);
        return found;
    }

    private void find(Object at, Set<Object> seen, List<Object> found) throws Throwable {
        if (!seen.add(at)) return;
        if (groovy.type(AST + "AnnotationNode").isInstance(at)) found.add(at);
        for (Object child : children(at)) {
            if (groovy.type(AST + "AnnotationNode").isInstance(child)) holders.put(child, at);
            find(child, seen, found);
        }
    }

    /** Puts another annotation in its place, or none. */
    @SuppressWarnings("unchecked")
    void replaceAnnotation(Object annotation, Object other) throws Throwable {
        List<Object> all = (List<Object>) groovy.call(holders.get(annotation), "getAnnotations");
        all.remove(annotation);
        if (other != null) all.add(other);
    }

    /** What is below a node, in the order of its fields. */
    List<Object> children(Object at) throws Throwable {
        List<Object> children = new ArrayList<>();
        if (type.isInstance(at)) {
            // Classes from elsewhere have no trees.
            if (!(Boolean) groovy.call(at, "isPrimaryClassNode")) return children;
            for (String part : List.of("getAnnotations", "getFields", "getMethods", "getDeclaredConstructors", "getObjectInitializerStatements")) add(groovy.call(at, part), children);
            add(groovy.call(at, "getInnerClasses"), children);
            return children;
        }
        for (Field field : fields.computeIfAbsent(at.getClass(), this::fieldsOf)) add(field.get(at), children);
        return children;
    }

    private void add(Object value, List<Object> children) {
        if (value == null) return;
        if (value instanceof java.util.Iterator<?> each) while (each.hasNext()) add(each.next(), children);
        else if (value instanceof Collection<?> each) each.forEach(one -> add(one, children));
        else if (value instanceof Map<?, ?> each) each.values().forEach(one -> add(one, children));
        else if (value.getClass().isArray() && !value.getClass().getComponentType().isPrimitive()) for (int i = 0; i < Array.getLength(value); i++) add(Array.get(value, i), children);
        else if (node.isInstance(value) && isBelow(value)) children.add(value);
    }

    private boolean isBelow(Object value) {
        try {
            return !type.isInstance(value) || (Boolean) groovy.call(value, "isPrimaryClassNode");
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    private List<Field> fieldsOf(Class<?> kind) {
        List<Field> all = new ArrayList<>();
        for (Class<?> each = kind; each != null && each != node && each != Object.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || REFERENCES.contains(field.getName())) continue;
                Class<?> holds = field.getType();
                if (holds.isPrimitive() || type.isAssignableFrom(holds) || holds == String.class || holds == Object.class) continue;
                field.setAccessible(true);
                all.add(field);
            }
        }
        return all;
    }
}
