package cupel.run;

import java.lang.reflect.Array;
import java.util.Map;
import java.util.function.Predicate;

/** Values of the types that every program knows. */
final class Constants {
    private final Map<Class<?>, Object> values;

    Constants(int number) {
        values = Map.ofEntries(
                Map.entry(boolean.class, number != 0),
                Map.entry(Boolean.class, number != 0),
                Map.entry(byte.class, (byte) number),
                Map.entry(Byte.class, (byte) number),
                Map.entry(short.class, (short) number),
                Map.entry(Short.class, (short) number),
                Map.entry(char.class, (char) ('a' + number)),
                Map.entry(Character.class, (char) ('a' + number)),
                Map.entry(int.class, number),
                Map.entry(Integer.class, number),
                Map.entry(long.class, (long) number),
                Map.entry(Long.class, (long) number),
                Map.entry(float.class, (float) number),
                Map.entry(Float.class, (float) number),
                Map.entry(double.class, (double) number),
                Map.entry(Double.class, (double) number),
                Map.entry(String.class, ""));
    }

    /** The constant of a type; null if it has none. */
    Object of(Class<?> type) {
        return values.get(type);
    }

    /** An array without elements; null if its element type could stand for one that is not known here. */
    Object emptyArray(Class<?> type, Predicate<Class<?>> isPlain) {
        Class<?> element = type.getComponentType();
        return values.containsKey(element) || isPlain.test(element) ? Array.newInstance(element, 0) : null;
    }
}
