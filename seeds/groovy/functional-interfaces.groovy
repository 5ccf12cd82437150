import groovy.transform.CompileStatic

@CompileStatic
interface Parser<T> {
    T parse(String text, int at)

    default <R> Parser<R> then(Mapper<T, R> mapper) {
        Parser<T> self = this
        return new Parser<R>() {
            R parse(String text, int at) { mapper.apply(self.parse(text, at)) }
        }
    }
}

@CompileStatic
interface Mapper<A, B> {
    B apply(A a)
}

@CompileStatic
abstract class Task {
    abstract int run(int input)
    int twice(int input) { run(run(input)) }
}

@CompileStatic
class Main {
    static <A, B> List<B> mapAll(List<A> items, Mapper<? super A, ? extends B> mapper) {
        List<B> result = []
        for (A item in items) result.add(mapper.apply(item))
        return result
    }

    static int applyTask(Task task, int n) { task.twice(n) }

    static String choose(Mapper<String, Integer> mapper) { "mapper" + mapper.apply("abc") }

    static int plusOne(int n) { n + 1 }

    static void main(String[] args) {
        Parser<Integer> number = { String text, int at -> text.substring(at).length() } as Parser<Integer>
        println number.then({ Integer n -> n * 2 } as Mapper<Integer, Integer>).parse("a7", 1)
        Mapper<Object, String> show = { Object o -> "<" + o + ">" }
        List<String> shown = mapAll([1, 2.5, "x"], show)
        println shown
        println applyTask({ int n -> n * 3 } as Task, 2)
        Mapper<String, Integer> length = String::length
        println choose(length) + choose { String s -> s.indexOf("c") }
        Closure<Integer> method = Main.&plusOne
        println method.call(4)
        println([1, 2].collect(Main.&plusOne))
        Comparator<String> order = { String a, String b -> a.length() <=> b.length() } as Comparator<String>
        println(["ccc", "a", "bb"].sort(false, order.reversed()))
        Iterable<Integer> three = { -> [1, 2, 3].iterator() } as Iterable<Integer>
        int sum = 0
        for (int n in three) sum += n
        println sum
    }
}
