import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

// Type parameters with bounds that speak of each other.
abstract class Shape<S extends Shape<S>> implements Comparable<S> {
    protected final int size;

    Shape(int size) { this.size = size; }

    abstract S scaled(int factor);

    @Override
    public int compareTo(S other) { return Integer.compare(size, other.size); }
}

final class Square extends Shape<Square> {
    Square(int side) { super(side * side); }

    private Square(int area, boolean exact) { super(area); }

    @Override
    Square scaled(int factor) { return new Square(size * factor, true); }
}

class Main {
    static <T extends Comparable<? super T>> T greatest(List<? extends T> items) {
        T best = items.get(0);
        for (T item : items) if (item.compareTo(best) > 0) best = item;
        return best;
    }

    static <S extends Shape<S>, L extends List<? super S>> L collect(S first, int count, L into) {
        S next = first;
        for (int i = 0; i < count; i++) {
            into.add(next);
            next = next.scaled(2);
        }
        return into;
    }

    static <K, V extends Comparable<V>> Comparator<K> by(java.util.function.Function<? super K, ? extends V> key) {
        return (a, b) -> key.apply(a).compareTo(key.apply(b));
    }

    public static void main(String[] args) {
        List<Square> squares = collect(new Square(3), 4, new ArrayList<Square>());
        System.out.println(greatest(squares).size);
        List<String> words = new ArrayList<>(List.of("pear", "fig", "banana"));
        words.sort(Main.<String, Integer>by(String::length).reversed());
        System.out.println(words + " " + greatest(words));
    }
}
