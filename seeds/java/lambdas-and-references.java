import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

class Main {
    interface Fold<A, R> {
        R apply(R state, A item);

        default Fold<A, R> twice() { return (state, item) -> apply(apply(state, item), item); }

        static <A, R> R over(List<? extends A> items, R start, Fold<? super A, R> step) {
            R state = start;
            for (A item : items) state = step.apply(state, item);
            return state;
        }
    }

    private final String prefix;

    Main(String prefix) { this.prefix = prefix; }

    String decorate(Object value) { return prefix + value; }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) { return a -> b -> f.apply(a, b); }

    public static void main(String[] args) {
        Function<String, Integer> length = String::length;
        Function<String, String> shown = compose(length, new Main("n=")::decorate);
        Supplier<Supplier<String>> nested = () -> () -> shown.apply("four");
        IntFunction<int[]> maker = int[]::new;
        UnaryOperator<UnaryOperator<Integer>> again = f -> x -> f.apply(f.apply(x));
        BinaryOperator<Integer> larger = Math::max;
        Function<Integer, Function<Integer, Integer>> add = curry(Integer::sum);
        ToIntFunction<? super CharSequence> count = CharSequence::length;
        System.out.println(nested.get().get() + maker.apply(3).length + again.apply(x -> x * 3).apply(2));
        System.out.println(larger.andThen(add.apply(10)).apply(4, 9) + count.applyAsInt("abc"));
        Fold<Integer, String> join = (text, item) -> text + item;
        System.out.println(Fold.over(Arrays.asList(1, 2, 3), "", join.twice()));
        Runnable[] tasks = { () -> System.out.print("a"), Main::line, () -> {} };
        for (Runnable task : tasks) task.run();
    }

    static void line() { System.out.println(); }
}
