import groovy.transform.CompileStatic

@CompileStatic
class Pipeline<A> {
    private final List<Closure<A>> steps = new ArrayList<Closure<A>>()

    Pipeline<A> step(Closure<A> closure) {
        steps.add(closure)
        return this
    }

    A feed(A start) {
        A value = start
        for (Closure<A> step : steps) value = step.call(value)
        return value
    }

    Closure<A> asClosure() { { A a -> feed(a) } }
}

@CompileStatic
class Main {
    int base = 100

    List<Integer> offsets(List<Integer> numbers) {
        numbers.collect { int n ->
            int scaled = n * 2
            [1, 2].collect { int m -> base + scaled * m }.sum() as int
        }
    }

    Closure<Integer> counter() {
        int count = 0
        return { -> base + (++count) }
    }

    static Closure<Closure<Integer>> adder() { { int a -> { int b -> a + b } } }

    static int fold(List<Integer> list, int start, Closure<Integer> f) {
        int result = start
        list.each { int n -> result = f.call(result, n) }
        return result
    }

    static void main(String[] args) {
        println new Pipeline<Integer>().step { Integer n -> n + 1 }.step { Integer n -> n * 10 }.feed(4)
        Pipeline<String> texts = new Pipeline<String>().step { String s -> s + "!" }
        println texts.asClosure().call("hey")
        Main main = new Main()
        println main.offsets([1, 2])
        Closure<Integer> counter = main.counter()
        counter.call()
        main.base = 0
        println counter.call()
        Closure<Integer> three = adder().call(3)
        println three.call(4)
        println fold([1, 2, 3], 10) { int a, int b -> a * 2 + b }
        Closure<Integer> composed = { int x -> x + 1 } >> { int x -> x * 5 }
        println composed.call(2)
        Closure<Boolean> even = { int x -> x % 2 == 0 }
        println([1, 2, 3, 4].findAll(even).size() + [1, 3].count(even))
        println([[1, 2], [3]].collect { List<Integer> inner -> inner.collect { int n -> n * n }.sum() })
    }
}
