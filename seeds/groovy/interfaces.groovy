import groovy.transform.CompileStatic

@CompileStatic
interface Walker {
    int legs()
    default String move() { "walk on " + legs() }
    static Walker of(int legs) { { -> legs } as Walker }
}

@CompileStatic
interface Swimmer {
    default String move() { "swim" }
}

@CompileStatic
class Duck implements Walker, Swimmer {
    int legs() { 2 }
    @Override
    String move() { Walker.super.move() + "+" + Swimmer.super.move() }
}

@CompileStatic
@FunctionalInterface
interface Fold<A, R> {
    R step(R state, A item)
}

@CompileStatic
class Main {
    static <A, R> R fold(List<A> items, R start, Fold<A, R> f) {
        R state = start
        for (A item in items) state = f.step(state, item)
        return state
    }

    static void main(String[] args) {
        println new Duck().move()
        println Walker.of(8).move()
        Walker ant = new Walker() {
            int legs() { 6 }
        }
        println ant.move()
        println fold([1, 2, 3], "n", { String s, Integer i -> s + i } as Fold<Integer, String>)
        Fold<String, Integer> lengths = { Integer n, String s -> n + s.length() }
        println fold(["ab", "cde"], 0, lengths)
        Runnable task = { println "ran" }
        task.run()
        Comparator<String> byEnd = { String a, String b -> a[-1] <=> b[-1] }
        println(["ab", "ba"].sort(false, byEnd))
    }
}
