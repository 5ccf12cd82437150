import java.util.Arrays;
import java.util.List;
import java.util.Objects;

interface Named {
    String name();

    default String greeting() { return "hello " + name(); }
}

record Point(int x, int y) {
    static final Point ORIGIN = new Point(0, 0);

    Point {
        if (x < -100 || y < -100) throw new IllegalArgumentException("too far");
    }

    Point(int both) { this(both, both); }

    Point plus(Point other) { return new Point(x + other.x, y + other.y); }
}

record Person(String name, int... scores) implements Named {
    Person(String name, int... scores) {
        this.name = Objects.requireNonNull(name);
        this.scores = scores.clone();
    }

    int total() { return Arrays.stream(scores).sum(); }
}

record Pair<A, B extends Comparable<B>>(A first, B second) implements Comparable<Pair<?, B>> {
    static <A, B extends Comparable<B>> Pair<A, B> of(A first, B second) { return new Pair<>(first, second); }

    @Override
    public int compareTo(Pair<?, B> other) { return second.compareTo(other.second); }

    <C> Pair<C, B> withFirst(C other) { return new Pair<>(other, second); }
}

class Main {
    public static void main(String[] args) {
        record Local(Point point, Pair<String, Integer> pair) {}
        Local local = new Local(new Point(2).plus(new Point(1, 5)), Pair.of("k", 7));
        System.out.println(local + " " + local.point().hashCode() + " " + Point.ORIGIN);
        Person person = new Person("ada", 3, 4);
        System.out.println(person.greeting() + " " + person.total());
        System.out.println(local.pair().withFirst(List.of(1)).compareTo(Pair.of('x', 9)));
        try {
            new Point(-101, 0);
        } catch (IllegalArgumentException exception) {
            System.out.println(exception.getMessage());
        }
    }
}
