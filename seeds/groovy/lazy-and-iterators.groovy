import groovy.transform.CompileStatic
import java.util.function.Function
import java.util.function.Predicate

@CompileStatic
abstract class Seq<T> implements Iterable<T> {
    static <T> Seq<T> iterate(T seed, Function<T, T> step) {
        return new Seq<T>() {
            @Override
            Iterator<T> iterator() {
                return new Iterator<T>() {
                    private T value = seed
                    boolean hasNext() { true }
                    T next() {
                        T result = value
                        value = step.apply(value)
                        return result
                    }
                }
            }
        }
    }

    List<T> takeWhile(Predicate<T> test) {
        List<T> result = []
        Iterator<T> items = iterator()
        while (items.hasNext()) {
            T item = items.next()
            if (!test.test(item)) break
            result.add(item)
        }
        return result
    }
}

@CompileStatic
class Holder {
    @Lazy
    List<String> loaded = { calls++; ["a", "b"] }()
    static int calls = 0
    private Integer cached

    int value() {
        if (cached == null) cached = compute()
        return cached
    }

    private int compute() {
        calls += 10
        return 42
    }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        println Seq.<Integer>iterate(1, { Integer n -> n * 3 } as Function<Integer, Integer>).takeWhile({ Integer n -> n < 100 } as Predicate<Integer>)
        Holder holder = new Holder()
        println Holder.calls
        println holder.loaded + holder.loaded
        println holder.value() + holder.value() + Holder.calls
        Iterator<Integer> numbers = [1, 2, 3].iterator()
        int total = 0
        while (numbers.hasNext()) total = total * 10 + numbers.next()
        println total
        println([3, 1, 2].iterator().collect { Integer n -> n + 1 })
        for (Map.Entry<String, Integer> entry : [x: 1, y: 2].entrySet()) print "${entry.key}${entry.value} "
        println()
    }
}
