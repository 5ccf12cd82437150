import groovy.transform.CompileStatic
import java.util.function.Function
import java.util.function.IntBinaryOperator
import java.util.function.Predicate
import java.util.function.Supplier
import java.util.stream.Collectors
import java.util.stream.IntStream

@CompileStatic
class Main {
    static String decorate(Object value) { "<" + value + ">" }

    int scale = 3

    int scaled(int by) { scale * by }

    static <T> Predicate<T> negate(Predicate<T> test) { { T value -> !test.test(value) } as Predicate<T> }

    static void main(String[] args) {
        List<String> words = ["pear", "fig", "banana"]
        println words.stream().map(s -> s.length()).collect(Collectors.toList())
        println words.stream().map(Main::decorate).collect(Collectors.joining("|"))
        println words.stream().filter(negate({ String s -> s.length() > 3 } as Predicate<String>)).findFirst().orElse("none")
        Function<String, Integer> length = String::length
        Function<Integer, Integer> twice = (Integer n) -> n * 2
        println length.andThen(twice).apply("four")
        IntBinaryOperator larger = Math::max
        println larger.applyAsInt(3, 9)
        Supplier<List<String>> maker = ArrayList::new
        List<String> made = maker.get()
        made.add("x")
        println made
        Main main = new Main(scale: 4)
        Function<Integer, Integer> bound = main::scaled
        println bound.apply(5)
        println IntStream.rangeClosed(1, 5).map(n -> n * n).sum()
        Optional<String> longest = words.stream().max(Comparator.comparing((String s) -> s.length()))
        println longest.map(s -> s.toUpperCase()).get()
        Map<Integer, List<String>> groups = words.stream().collect(Collectors.groupingBy((String s) -> s.length()))
        println new TreeMap<Integer, List<String>>(groups)
        Comparator<String> order = Comparator.<String>naturalOrder().reversed()
        println words.toSorted(order)
    }
}
