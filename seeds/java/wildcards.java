import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Main {
    static double sum(Collection<? extends Number> numbers) {
        double total = 0;
        for (Number number : numbers) total += number.doubleValue();
        return total;
    }

    static void fill(List<? super Integer> target, int upTo) {
        for (int i = 1; i <= upTo; i++) target.add(i);
    }

    static <T> void swapFirst(List<T> list) {
        if (list.size() < 2) return;
        T first = list.get(0);
        list.set(0, list.get(1));
        list.set(1, first);
    }

    // The wildcard is captured by the method above.
    static void swapAny(List<?> list) { swapFirst(list); }

    static <K, V> Map<V, ? extends List<K>> invert(Map<? extends K, ? extends V> map) {
        Map<V, ArrayList<K>> result = new TreeMap<>();
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet())
            result.computeIfAbsent(entry.getValue(), value -> new ArrayList<>()).add(entry.getKey());
        return result;
    }

    static int depth(List<? extends List<? extends List<?>>> nested) {
        int most = 0;
        for (List<? extends List<?>> outer : nested)
            for (List<?> inner : outer) most = Math.max(most, inner.size());
        return most;
    }

    public static void main(String[] args) {
        List<Number> numbers = new ArrayList<>();
        fill(numbers, 4);
        numbers.add(0.5);
        swapAny(numbers);
        System.out.println(numbers + " " + sum(numbers));
        Map<String, Integer> lengths = new HashMap<>(Map.of("a", 1, "bb", 2));
        Map<Integer, ? extends List<String>> byLength = invert(lengths);
        System.out.println(byLength.get(2) + " " + depth(List.of(List.of(List.of(1, 'c', "s")))));
    }
}
