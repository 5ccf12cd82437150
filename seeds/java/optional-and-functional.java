import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

sealed abstract class Maybe<T> permits Maybe.Just, Maybe.Nothing {
    private Maybe() {}

    static final class Just<T> extends Maybe<T> {
        private final T value;

        private Just(T value) { this.value = value; }
    }

    static final class Nothing<T> extends Maybe<T> {
        private static final Nothing<?> INSTANCE = new Nothing<>();
    }

    static <T> Maybe<T> of(T value) { return value == null ? nothing() : new Just<>(value); }

    @SuppressWarnings("unchecked")
    static <T> Maybe<T> nothing() { return (Maybe<T>) Nothing.INSTANCE; }

    final T orElse(Supplier<? extends T> other) { return this instanceof Just<T> just ? just.value : other.get(); }

    <X extends Throwable> T orThrow(Supplier<? extends X> supplier) throws X {
        if (this instanceof Just<T> just) return just.value;
        throw supplier.get();
    }

    <R> Maybe<R> then(Function<? super T, ? extends Maybe<? extends R>> f) {
        if (!(this instanceof Just<T> just)) return nothing();
        Maybe<? extends R> next = f.apply(just.value);
        return next.<Maybe<R>>match(Maybe::of, Maybe::nothing);
    }

    <R> R match(Function<? super T, ? extends R> some, Supplier<? extends R> none) {
        return this instanceof Just<T> just ? some.apply(just.value) : none.get();
    }

    Maybe<T> filter(Predicate<? super T> test) { return then(value -> test.test(value) ? this : Maybe.<T>nothing()); }
}

class Main {
    static Maybe<Integer> number(String text) {
        return Maybe.of(text).filter(t -> t.chars().allMatch(Character::isDigit)).then(t -> Maybe.of(Integer.parseInt(t)));
    }

    static <A, B> Consumer<A> partial(BiConsumer<? super A, ? super B> both, B second) { return a -> both.accept(a, second); }

    public static void main(String[] args) {
        Map<String, String> settings = Map.of("a", "12", "b", "x");
        for (String key : new String[] {"a", "b", "c"})
            System.out.print(Maybe.of(settings.get(key)).then(Main::number).match(n -> n * 2, () -> -1) + " ");
        try {
            number("q").orThrow(() -> new NoSuchElementException("no q"));
        } catch (NoSuchElementException exception) {
            System.out.println(exception.getMessage() + number(null).orElse(() -> 0));
        }
        StringBuilder text = new StringBuilder();
        Consumer<String> twice = Main.<String, Integer>partial((s, n) -> text.append(s.repeat(n)), 2).andThen(text::append);
        twice.accept("ab");
        System.out.println(text);
    }
}
