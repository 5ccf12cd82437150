import groovy.transform.CompileStatic

@CompileStatic
class Counter {
    private int count = 0
    final Closure<Integer> increment = { int by -> count += by }

    Closure<String> describe(String prefix) {
        return { Object value -> prefix + value + count }
    }

    static <A, B, C> Closure<C> compose(Closure<B> first, Closure<C> second) {
        return { Object a -> second.call(first.call(a)) } as Closure<C>
    }

    static int apply(int times, int start, Closure<Integer> step) {
        int value = start
        for (int i = 0; i < times; i++) value = step.call(value)
        return value
    }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Counter counter = new Counter()
        counter.increment.call(3)
        counter.increment(4)
        println counter.describe("n=").call("x")
        Closure<Integer> twice = { int x -> x * 2 }
        println Counter.apply(3, 1, twice)
        println Counter.apply(2, 10) { int x -> x - 1 }
        Closure<String> shown = Counter.compose(twice, { Object o -> "<" + o + ">" })
        println shown.call(21)
        List<Closure<Integer>> list = []
        for (int i in 1..3) {
            int copy = i
            list << { -> copy * 10 }
        }
        println list.collect { Closure<Integer> c -> c.call() }
        Closure<Integer> add = { int a, int b = 5 -> a + b }
        println add(1) + add(1, 2) + add.call(7, 1)
    }
}
