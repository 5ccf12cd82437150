interface A { default String who() { return "A"; } }

interface B extends A { default String who() { return "B" + A.super.who(); } }

interface C extends A { @Override String who(); }

interface D<T> { T make(); }

interface E extends D<Number> { Integer make(); }

abstract class F implements C { public String who() { return "F"; } }

class G extends F implements B { public String who() { return super.who() + B.super.who(); } }

interface Functional<T, X extends Exception> {
    T get() throws X;

    boolean equals(Object other);

    static <T> Functional<T, RuntimeException> of(T value) { return () -> value; }
}

interface Generic { <T extends Comparable<T>> T most(T a, T b); }

class Most implements Generic {
    @Override
    public <S extends Comparable<S>> S most(S a, S b) { return a.compareTo(b) >= 0 ? a : b; }
}

class Raw implements Comparable {
    final int n;

    Raw(int n) { this.n = n; }

    @Override
    public int compareTo(Object other) { return n - ((Raw) other).n; }
}

interface Constants {
    int ONE = 1, TWO = ONE + 1;
    String TEXT = "t" + TWO;

    class Nested { static final int THREE = ONE + TWO; }

    enum Level { LOW, HIGH }

    record Entry(Level level, int... values) {}
}

class Main implements Constants {
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        System.out.println(new G().who() + ((A) new G()).who() + new B() {}.who());
        E e = () -> 5;
        Number made = ((D<? extends Number>) e).make();
        System.out.println(made + "" + Functional.of("v").get() + new Most().most("a", "b") + new Most().<Integer>most(3, 2));
        System.out.println(java.util.Collections.max(java.util.List.of(new Raw(1), new Raw(4))).hashCode() != 0 ? "raw" : "none");
        System.out.println(TEXT + Nested.THREE + new Entry(Level.HIGH, 1, 2).values().length + super_(2));
    }

    static int super_(int x) { return x; }
}
