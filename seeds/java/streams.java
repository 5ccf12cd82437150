import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class Main {
    record Sale(String city, String item, int amount, double price) {
        double total() { return amount * price; }
    }

    static final List<Sale> SALES = List.of(
        new Sale("Oslo", "pen", 10, 1.5), new Sale("Rome", "ink", 2, 12), new Sale("Oslo", "ink", 1, 11),
        new Sale("Rome", "pen", 4, 1.25), new Sale("Bern", "cup", 7, 3));

    static <T, K extends Comparable<K>> Collector<T, ?, Map<K, List<T>>> sorted(Function<? super T, ? extends K> key) {
        return Collectors.groupingBy(key, TreeMap::new, Collectors.toList());
    }

    static IntStream primes(int limit) {
        return IntStream.rangeClosed(2, limit).filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0));
    }

    public static void main(String[] args) {
        Map<String, Double> byCity = SALES.stream()
            .collect(Collectors.groupingBy(Sale::city, TreeMap::new, Collectors.summingDouble(Sale::total)));
        System.out.println(byCity);
        Optional<Sale> best = SALES.stream().max(Comparator.comparingDouble(Sale::total).thenComparing(Sale::item));
        System.out.println(best.map(Sale::city).orElse("none"));
        System.out.println(SALES.stream().collect(sorted(Sale::item)).values().stream()
            .map(list -> list.stream().mapToInt(Sale::amount).sum()).collect(Collectors.toList()));
        System.out.println(primes(30).boxed().map(String::valueOf).collect(Collectors.joining(",", "[", "]")));
        System.out.println(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]})
            .limit(10).map(f -> f[0]).reduce(0, Integer::sum));
        System.out.println(Stream.of("b", "a", "c").flatMap(s -> Stream.of(s, s + s)).sorted(Comparator.reverseOrder()).toList());
        Map<Boolean, Long> parts = IntStream.range(0, 9).boxed()
            .collect(Collectors.partitioningBy(n -> n % 3 == 0, Collectors.counting()));
        System.out.println(parts);
    }
}
