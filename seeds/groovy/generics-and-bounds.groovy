import groovy.transform.CompileStatic
import java.util.function.BiFunction
import java.util.function.Function

@CompileStatic
abstract class Shape<S extends Shape<S>> implements Comparable<S> {
    int size
    abstract S scaled(int by)
    int compareTo(S other) { Integer.compare(size, other.size) }
}

@CompileStatic
class Square extends Shape<Square> {
    Square scaled(int by) {
        Square result = new Square()
        result.size = size * by
        return result
    }
}

@CompileStatic
class Box<T> {
    private T value
    Box(T value) { this.value = value }
    T get() { value }
    <R> Box<R> map(Function<? super T, ? extends R> f) { new Box<R>(f.apply(value)) }
    static <A, B, C> Box<C> zip(Box<A> a, Box<B> b, BiFunction<A, B, C> f) { new Box<C>(f.apply(a.value, b.value)) }
}

@CompileStatic
class Main {
    static <T extends Comparable<T>> T most(List<T> items) {
        T best = items[0]
        for (T item in items) if (item > best) best = item
        return best
    }

    static <K, V extends Number> Map<K, List<V>> group(List<V> values, Function<V, K> key) {
        Map<K, List<V>> groups = new LinkedHashMap<K, List<V>>()
        for (V value : values) groups.computeIfAbsent(key.apply(value), { K k -> new ArrayList<V>() }).add(value)
        return groups
    }

    static double sum(Collection<? extends Number> numbers) {
        double total = 0
        for (Number n : numbers) total += n.doubleValue()
        return total
    }

    static void main(String[] args) {
        Square one = new Square(size: 3)
        println most([one, one.scaled(4), one.scaled(2)]).size
        println most(["pear", "zoo", "fig"])
        Function<String, Integer> length = { String s -> s.length() }
        println new Box<String>("four").map(length).get() + 1
        BiFunction<String, Integer, String> times = { String s, Integer n -> s * n }
        println Box.zip(new Box<String>("ab"), new Box<Integer>(3), times).get()
        Function<Integer, String> parity = { Integer n -> n % 2 == 0 ? "even" : "odd" }
        println group([1, 2, 3, 4], parity)
        println sum([1, 2.5, 3L])
    }
}
