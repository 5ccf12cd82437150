import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

abstract class Either<L, R> {
    abstract <T> T fold(Function<? super L, ? extends T> left, Function<? super R, ? extends T> right);

    static <L, R> Either<L, R> left(L value) {
        return new Either<>() {
            @Override
            <T> T fold(Function<? super L, ? extends T> left, Function<? super R, ? extends T> right) {
                return left.apply(value);
            }
        };
    }

    static <L, R> Either<L, R> right(R value) {
        return new Either<>() {
            @Override
            <T> T fold(Function<? super L, ? extends T> left, Function<? super R, ? extends T> right) {
                return right.apply(value);
            }
        };
    }

    <S> Either<L, S> flatMap(Function<? super R, Either<L, S>> f) { return fold(Either::left, f); }

    <S, U> Either<L, U> zip(Either<L, S> other, BiFunction<? super R, ? super S, ? extends U> f) {
        return flatMap(r -> other.flatMap(s -> right(f.apply(r, s))));
    }

    static <L, R> Either<L, List<R>> all(List<? extends Either<L, ? extends R>> items) {
        Either<L, List<R>> result = right(new ArrayList<>());
        for (Either<L, ? extends R> item : items) {
            Either<L, List<R>> before = result;
            result = item.fold(Either::<L, List<R>>left, value -> before.flatMap(list -> {
                list.add(value);
                return right(list);
            }));
        }
        return result;
    }
}

class Main {
    static Either<String, Integer> parse(String text) {
        try {
            return Either.right(Integer.valueOf(text));
        } catch (NumberFormatException exception) {
            return Either.left("no number: " + text);
        }
    }

    static <K, V extends Map<K, ? extends List<V>>> int weigh(Map<K, Optional<V>> map) {
        return map.values().stream().mapToInt(value -> value.map(Map::size).orElse(-1)).sum();
    }

    static class Knot extends HashMap<String, List<Knot>> {}

    public static void main(String[] args) {
        Function<Object, String> show = value -> "<" + value + ">";
        System.out.println(parse("12").zip(parse("30"), (a, b) -> a * b * 1.5).<String>fold(show, show));
        System.out.println(Either.all(List.of(parse("1"), parse("x"), parse("3"))).<Object>fold(l -> l, List::size));
        System.out.println(Either.all(List.of(parse("1"), parse("2"))).<Object>fold(l -> l, List::size));
        Map<String, Optional<Knot>> map = new HashMap<>();
        map.put("a", Optional.of(new Knot()));
        map.put("b", Optional.empty());
        System.out.println(weigh(map));
    }
}
