import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

class Main {
    private static final Map<Long, Long> MEMO = new HashMap<>();

    static long fibonacci(long n) {
        if (n < 2) return n;
        Long known = MEMO.get(n);
        if (known != null) return known;
        long result = fibonacci(n - 1) + fibonacci(n - 2);
        MEMO.put(n, result);
        return result;
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static <T> List<List<T>> permutations(List<T> items) {
        if (items.isEmpty()) return List.of(List.of());
        List<List<T>> result = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<T> rest = new ArrayList<>(items);
            T head = rest.remove(i);
            for (List<T> tail : permutations(rest)) {
                List<T> whole = new ArrayList<>(List.of(head));
                whole.addAll(tail);
                result.add(whole);
            }
        }
        return result;
    }

    static boolean isEven(int n) { return n == 0 || isOdd(n - 1); }

    static boolean isOdd(int n) { return n != 0 && isEven(n - 1); }

    static int hanoi(int discs, char from, char to, char via, StringBuilder log) {
        if (discs == 0) return 0;
        int before = hanoi(discs - 1, from, via, to, log);
        log.append(from).append(to).append(' ');
        return before + 1 + hanoi(discs - 1, via, to, from, log);
    }

    interface Rec<A, B> extends Function<Rec<A, B>, Function<A, B>> {}

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Rec<A, B> rec = r -> f.apply(a -> r.apply(r).apply(a));
        return rec.apply(rec);
    }

    public static void main(String[] args) {
        System.out.println(fibonacci(60) + " " + ackermann(2, 3) + " " + isEven(10) + isOdd(4));
        System.out.println(permutations(List.of('a', 'b', 'c')));
        StringBuilder log = new StringBuilder();
        System.out.println(hanoi(3, 'A', 'C', 'B', log) + " " + log);
        System.out.println(Main.<Integer, Long>fix(self -> n -> n <= 1 ? 1L : n * self.apply(n - 1)).apply(12));
    }
}
