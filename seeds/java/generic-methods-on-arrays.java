import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

class Main {
    static <A, B> B[] map(A[] from, IntFunction<? extends B[]> maker, Function<? super A, ? extends B> f) {
        B[] to = maker.apply(from.length);
        for (int i = 0; i < from.length; i++) to[i] = f.apply(from[i]);
        return to;
    }

    @SafeVarargs
    static <T> T reduce(BinaryOperator<T> f, T first, T... rest) {
        T result = first;
        for (T each : rest) result = f.apply(result, each);
        return result;
    }

    static <T> T[] concat(T[] a, T[] b) {
        T[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }

    @SuppressWarnings("unchecked")
    static <T> T[][] split(T[] items, int at) {
        T[][] halves = (T[][]) new Object[2][];
        halves[0] = Arrays.copyOfRange(items, 0, at);
        halves[1] = Arrays.copyOfRange(items, at, items.length);
        return halves;
    }

    static int find(int[] numbers, IntPredicate... tests) {
        next: for (int number : numbers) {
            for (IntPredicate test : tests) if (!test.test(number)) continue next;
            return number;
        }
        return Integer.MIN_VALUE;
    }

    static <T, U extends Comparable<? super U>> T[] sortedBy(Function<? super T, ? extends U> key, T... items) {
        Arrays.sort(items, Comparator.comparing(key));
        return items;
    }

    public static void main(String[] args) {
        Integer[] lengths = map(new String[] {"a", "bcd"}, Integer[]::new, String::length);
        System.out.println(Arrays.toString(concat(lengths, new Integer[] {null, 7})));
        System.out.println(reduce(Math::addExact, 1, 2, 3) + reduce(String::concat, "x") + reduce((a, b) -> b, 1, 'c', 2f));
        System.out.println(split(new Object[] {1, "two", 3.0}, 1)[1].length);
        System.out.println(find(new int[] {3, 4, 8, 12}, n -> n % 2 == 0, n -> n > 4, n -> (n & 8) != 0));
        System.out.println(String.join(" ", sortedBy(s -> s.charAt(s.length() - 1), "pear", "kiwi", "plum")));
        int[][][] cube = new int[2][3][];
        cube[1][2] = new int[] {5};
        System.out.println(cube[1][2][0] + cube.length * cube[0].length + (cube[0][0] == null ? 1 : 0));
    }
}
