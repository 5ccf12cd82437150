package cupel.template.host;

/** Mixes values into one number. The body of this class is copied into generated programs, so it may use nothing of ours. */
public final class Checksum {
    public long value;

    public void add(long part) {
        value = Long.rotateLeft((value ^ part) * 0x9E3779B97F4A7C15L, 23);
    }

    public void add(double part) {
        add(Double.doubleToLongBits(part));
    }

    // Objects are numbered by their first visit, so that a graph is told by its shape.
    public void add(Object root) {
        java.util.IdentityHashMap<Object, Integer> seen = new java.util.IdentityHashMap<>();
        java.util.ArrayDeque<Object> open = new java.util.ArrayDeque<>();
        visit(root, seen, open);
        walk(seen, open);
    }

    private void walk(java.util.Map<Object, Integer> seen, java.util.Queue<Object> open) {
        while (!open.isEmpty()) {
            Object next = open.poll();
            Class<?> type = next.getClass();
            if (type.isArray()) {
                int length = java.lang.reflect.Array.getLength(next);
                add(length);
                for (int i = 0; i < length; i++) visit(java.lang.reflect.Array.get(next, i), seen, open);
            } else if (next instanceof java.util.List<?> list) {
                add(list.size());
                for (Object part : list) visit(part, seen, open);
            } else if (next instanceof java.util.Map<?, ?> map) {
                long all = 0;
                for (java.util.Map.Entry<?, ?> entry : map.entrySet()) all += alone(entry.getKey(), entry.getValue());
                add(map.size() + all);
            } else if (next instanceof java.util.Set<?> set) {
                long all = 0;
                for (Object part : set) all += alone(part);
                add(set.size() + all);
            } else if (next instanceof java.util.Optional<?> optional) {
                visit(optional.orElse(null), seen, open);
            } else if (type.isHidden() || type.getClassLoader() == null) {
                add(7L);
            } else {
                add(type.getSimpleName().hashCode());
                visitFields(next, type, seen, open);
            }
        }
    }

    // The order of a hash table may depend on addresses: its parts are mixed in whatever order, each by itself.
    private int tables;

    private long alone(Object... parts) {
        long before = value;
        value = 0;
        java.util.IdentityHashMap<Object, Integer> seen = new java.util.IdentityHashMap<>();
        java.util.ArrayDeque<Object> open = new java.util.ArrayDeque<>();
        for (Object part : parts) visit(part, seen, open);
        if (++tables < 4) walk(seen, open);
        tables--;
        long sum = value;
        value = before;
        return sum;
    }

    private void visitFields(Object object, Class<?> type, java.util.Map<Object, Integer> seen, java.util.Queue<Object> open) {
        if (type == null || type.getClassLoader() == null) return;
        java.lang.reflect.Field[] fields = type.getDeclaredFields();
        java.util.Arrays.sort(fields, java.util.Comparator.comparing(java.lang.reflect.Field::getName));
        for (java.lang.reflect.Field field : fields) {
            if (java.lang.reflect.Modifier.isStatic(field.getModifiers())) continue;
            try {
                field.setAccessible(true);
                visit(field.get(object), seen, open);
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
        }
        visitFields(object, type.getSuperclass(), seen, open);
    }

    private void visit(Object part, java.util.Map<Object, Integer> seen, java.util.Queue<Object> open) {
        if (part == null) add(-1L);
        else if (part instanceof Boolean truth) add(truth ? 1L : 0L);
        else if (part instanceof Character letter) add((long) letter);
        else if (part instanceof Float || part instanceof Double) add(((Number) part).doubleValue());
        else if (part instanceof java.math.BigInteger || part instanceof java.math.BigDecimal) add(part.hashCode());
        else if (part instanceof Number number) add(number.longValue());
        else if (part instanceof CharSequence text) add(text.toString().hashCode());
        else if (part instanceof Enum<?> constant) add(constant.ordinal());
        else if (part instanceof Throwable thrown) add(thrown.getClass().getName().hashCode());
        else {
            Integer known = seen.putIfAbsent(part, seen.size());
            add(known == null ? -2L : known);
            if (known == null) open.add(part);
        }
    }
}
