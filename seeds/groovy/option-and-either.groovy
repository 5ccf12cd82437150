import groovy.transform.CompileStatic
import java.util.function.BiFunction
import java.util.function.Function
import java.util.function.Supplier

@CompileStatic
abstract class Either<L, R> {
    abstract <T> T fold(Function<L, T> left, Function<R, T> right)

    static <L, R> Either<L, R> left(L value) {
        return new Either<L, R>() {
            <T> T fold(Function<L, T> onLeft, Function<R, T> onRight) { onLeft.apply(value) }
        }
    }

    static <L, R> Either<L, R> right(R value) {
        return new Either<L, R>() {
            <T> T fold(Function<L, T> onLeft, Function<R, T> onRight) { onRight.apply(value) }
        }
    }

    R orElse(Supplier<R> other) {
        Function<L, R> f = { L l -> other.get() }
        Function<R, R> g = { R r -> r }
        return fold(f, g)
    }
}

@CompileStatic
class Option<T> {
    private final T value
    private Option(T value) { this.value = value }
    static <T> Option<T> of(T value) { new Option<T>(value) }
    static <T> Option<T> none() { new Option<T>(null) }
    boolean asBoolean() { value != null }
    public <R> Option<R> map(Function<? super T, ? extends R> f) { value == null ? Option.<R>none() : Option.<R>of(f.apply(value)) }
    T or(T other) { value == null ? other : value }
    static <A, B, C> Option<C> both(Option<A> a, Option<B> b, BiFunction<A, B, C> f) {
        return a && b ? Option.<C>of(f.apply(a.value, b.value)) : Option.<C>none()
    }
}

@CompileStatic
class Main {
    static Either<String, Integer> parse(String text) {
        try {
            return Either.<String, Integer>right(Integer.valueOf(text))
        } catch (NumberFormatException e) {
            return Either.<String, Integer>left("bad " + text)
        }
    }

    static void main(String[] args) {
        Function<Object, String> show = { Object o -> "<" + o + ">" }
        println parse("12").orElse({ -> -1 } as Supplier<Integer>) + parse("x").orElse({ -> -1 } as Supplier<Integer>)
        Function<String, String> l = { String s -> s }
        Function<Integer, String> r = { Integer n -> "n" + n }
        println parse("7").fold(l, r) + parse("q").fold(l, r)
        Function<Integer, Integer> square = { Integer n -> n * n }
        println Option.of(5).map(square) | 0
        println Option.<Integer>none().map(square).or(-7)
        BiFunction<Integer, String, String> times = { Integer n, String s -> s * n }
        println Option.both(Option.of(3), Option.of("ab"), times).or("none") + show.apply(1)
        println Option.of("x") ? "some" : "none"
    }
}
