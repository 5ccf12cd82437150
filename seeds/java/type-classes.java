import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Function;

interface Monoid<T> {
    T empty();

    T combine(T left, T right);

    default T concat(Iterable<? extends T> items) {
        T result = empty();
        for (T item : items) result = combine(result, item);
        return result;
    }

    static <T> Monoid<T> of(T empty, BinaryOperator<T> combine) {
        Objects.requireNonNull(combine);
        return new Monoid<>() {
            public T empty() { return empty; }

            public T combine(T left, T right) { return combine.apply(left, right); }
        };
    }

    default <S> Monoid<Both<T, S>> and(Monoid<S> other) {
        return of(new Both<>(empty(), other.empty()),
            (a, b) -> new Both<>(combine(a.first, b.first), other.combine(a.second, b.second)));
    }

    final class Both<A, B> {
        final A first;
        final B second;

        Both(A first, B second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public String toString() { return "(" + first + "|" + second + ")"; }
    }

    Monoid<Integer> SUM = of(0, Integer::sum);
    Monoid<String> TEXT = of("", String::concat);
    Monoid<Function<Integer, Integer>> CHAIN = of(Function.identity(), Function::andThen);
}

class Main {
    static <A, M> M foldMap(List<? extends A> items, Monoid<M> monoid, Function<? super A, ? extends M> f) {
        return items.stream().<M>map(f).reduce(monoid.empty(), monoid::combine);
    }

    public static void main(String[] args) {
        List<String> words = List.of("one", "three", "five");
        System.out.println(foldMap(words, Monoid.SUM, String::length) + Monoid.TEXT.concat(words));
        System.out.println(foldMap(words, Monoid.SUM.and(Monoid.TEXT), w -> new Monoid.Both<>(w.length(), w.substring(1))));
        Function<Integer, Integer> chain = foldMap(List.of(2, 3), Monoid.CHAIN, n -> x -> x * n + 1);
        System.out.println(chain.apply(5));
    }
}
