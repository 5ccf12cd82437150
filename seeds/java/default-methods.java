interface Walker {
    default String move() { return "walk"; }

    int legs();

    private String count() { return legs() + " legs"; }

    default String describe() { return move() + " on " + count(); }
}

interface Swimmer {
    default String move() { return "swim"; }

    static Swimmer of(int depth) { return new Swimmer() { @Override public String toString() { return "d" + depth; } }; }
}

class Duck implements Walker, Swimmer {
    @Override
    public String move() { return Walker.super.move() + "+" + Swimmer.super.move(); }

    @Override
    public int legs() { return 2; }
}

abstract class Insect implements Walker {
    @Override
    public final int legs() { return 6; }

    public abstract String describe();
}

interface Transformer<A, B> {
    B transform(A input);

    default <C> Transformer<A, C> then(Transformer<? super B, ? extends C> next) {
        return input -> next.transform(transform(input));
    }

    default Transformer<A, B> or(B fallback) {
        return input -> {
            try {
                return transform(input);
            } catch (RuntimeException exception) {
                return fallback;
            }
        };
    }

    static <T> Transformer<T, T> identity() { return input -> input; }
}

class Main {
    public static void main(String[] args) {
        System.out.println(new Duck().describe() + " " + Swimmer.of(3) + " " + Swimmer.of(1).move());
        Walker ant = new Insect() {
            @Override
            public String describe() { return "ant " + legs(); }
        };
        System.out.println(ant.describe() + " " + ((Walker) () -> 4).describe());
        Transformer<String, Integer> parse = Transformer.<String>identity().then(Integer::parseInt).or(-1);
        System.out.println(parse.transform("12") + parse.then(n -> n * 2.5).transform("x"));
    }
}
