import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

class Main {
    static <T> T either(boolean flag, Supplier<? extends T> a, Supplier<? extends T> b) { return flag ? a.get() : b.get(); }

    static <T> T run(Callable<T> task) {
        try {
            return task.call();
        } catch (Exception exception) {
            return null;
        }
    }

    static String run(Runnable task) {
        task.run();
        return "ran";
    }

    static <A, B extends Iterable<? extends A>> List<A> flatten(Iterable<B> items) {
        List<A> result = new ArrayList<>();
        for (B item : items) for (A each : item) result.add(each);
        return result;
    }

    static <T> Optional<? extends List<? super T>> maybe(T value) {
        return value == null ? Optional.empty() : Optional.of(new ArrayList<>(List.of(value)));
    }

    static <K, V> Function<K, V> cached(Function<? super K, ? extends V> f) {
        Map<K, V> cache = new HashMap<>();
        return key -> cache.computeIfAbsent(key, f);
    }

    public static void main(String[] args) {
        List<? extends Comparable<?>> list = args.length == 0 ? List.of(1, "a") : Collections.emptyList();
        System.out.println(list.size() + either(true, () -> "x", () -> 1).toString());
        Function<Integer, Function<Integer, Integer>> chooser = args.length > 0 ? x -> y -> x : x -> y -> x * y;
        System.out.println(chooser.apply(6).apply(7));
        System.out.println(run(() -> 42) + run(() -> { }) + run(() -> { throw new IllegalStateException(); }));
        System.out.println(Main.<Object, List<? extends Number>>flatten(List.of(List.of(1), List.of(2.5), List.of())));
        System.out.println(maybe("v").map(List::size).orElseGet(() -> 0) + maybe(null).map(l -> 5).orElse(9));
        System.out.println(cached((CharSequence s) -> s.length() * 1.5).apply("four"));
        var nested = new ArrayList<Map<String, ? super Integer>>();
        nested.add(new HashMap<String, Number>(Map.of("k", 3)));
        for (var map : nested) for (var entry : map.entrySet()) System.out.println(entry.getKey() + entry.getValue());
        Supplier<Supplier<List<String>>> empty = () -> ArrayList::new;
        System.out.println(empty.get().get());
    }
}
