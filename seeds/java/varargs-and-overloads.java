import java.util.Arrays;
import java.util.List;

class Main {
    static String pick(int value) { return "int"; }

    static String pick(long value) { return "long"; }

    static String pick(Integer value) { return "Integer"; }

    static String pick(Object value) { return "Object"; }

    static String pick(int... values) { return "int" + values.length; }

    static String pick(Object first, Object... rest) { return "Object+" + rest.length; }

    static String text(CharSequence value) { return "chars"; }

    static String text(String value) { return "string"; }

    static String text(StringBuilder... values) { return "builders"; }

    @SafeVarargs
    static <T> List<T> listOf(T... items) { return Arrays.asList(items); }

    @SafeVarargs
    static <T extends Comparable<T>> T most(T first, T... others) {
        T best = first;
        for (T other : others) if (other.compareTo(best) > 0) best = other;
        return best;
    }

    static <T> String generic(T value) { return "T"; }

    static <T extends Number> String generic(T value) { return "N"; }

    static <T extends Comparable<T> & CharSequence> String generic(T value) { return "CC"; }

    static String array(Object[] values) { return "array" + values.length; }

    public static void main(String[] args) {
        byte small = 1;
        char letter = 'c';
        System.out.println(pick(small) + pick(letter) + pick(1L) + pick((Integer) 1) + pick(1.5f));
        System.out.println(pick() + pick(new int[] {1, 2}) + pick("a", 2) + pick(new int[4]) + pick("s", (Object[]) new String[3]));
        System.out.println(text("s") + text(new StringBuilder()) + text() + text((CharSequence) "c"));
        System.out.println(listOf(1, 2.5, "x").size() + most(3, 9, 4) + most("q") + generic("s") + generic((Number) 1));
        System.out.println(generic('7') + array(new Integer[] {1, null}) + listOf().isEmpty() + listOf((Object) null).size());
    }
}
