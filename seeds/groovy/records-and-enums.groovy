import groovy.transform.CompileStatic

@CompileStatic
record Point(int x, int y) {
    Point {
        if (x < -100) throw new IllegalArgumentException("too far")
    }
    int distance() { Math.abs(x) + Math.abs(y) }
    static Point origin() { new Point(0, 0) }
}

@CompileStatic
record Pair<A, B>(A first, B second) {
    <C> Pair<C, B> withFirst(C other) { new Pair<C, B>(other, second) }
}

@CompileStatic
enum Operation {
    PLUS("+") {
        int run(int a, int b) { a + b }
    },
    TIMES("*") {
        int run(int a, int b) { a * b }
    }

    final String symbol
    Operation(String symbol) { this.symbol = symbol }
    abstract int run(int a, int b)
    static Operation of(String symbol) {
        for (Operation each : values()) if (each.symbol == symbol) return each
        return null
    }
}

@CompileStatic
enum Level {
    LOW, MIDDLE, HIGH
    Level up() { this == HIGH ? HIGH : values()[ordinal() + 1] }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Point p = new Point(3, -4)
        println p.toString() + p.distance() + (p == new Point(3, -4)) + Point.origin().x()
        try {
            new Point(-101, 0)
        } catch (IllegalArgumentException e) {
            println e.message
        }
        Pair<String, Integer> pair = new Pair<String, Integer>("a", 1)
        println pair.withFirst(2.5).first() + pair.second()
        println Operation.values().collect { Operation o -> o.symbol + o.run(3, 4) }
        println Operation.of("*")?.run(6, 7) ?: -1
        println Level.LOW.up().up().up().name() + Level.valueOf("LOW").ordinal()
        switch (Level.MIDDLE) {
            case Level.LOW: println "low"; break
            case Level.MIDDLE: println "middle"
            default: println "fell"
        }
    }
}
