import groovy.transform.CompileStatic
import groovy.transform.Memoized
import groovy.transform.TailRecursive

@CompileStatic
class Main {
    @Memoized
    static long fibonacci(long n) { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }

    @TailRecursive
    static long factorial(int n, long product = 1L) {
        if (n < 2) return product
        return factorial(n - 1, product * n)
    }

    static int ackermann(int m, int n) { m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)) }

    static <T> List<List<T>> permutations(List<T> items) {
        if (items.isEmpty()) return [new ArrayList<T>()]
        List<List<T>> result = []
        items.eachWithIndex { T head, int i ->
            List<T> rest = new ArrayList<T>(items)
            rest.remove(i)
            for (List<T> tail in permutations(rest)) {
                List<T> whole = new ArrayList<T>()
                whole.add(head)
                whole.addAll(tail)
                result.add(whole)
            }
        }
        return result
    }

    static boolean even(int n) { n == 0 || odd(n - 1) }
    static boolean odd(int n) { n != 0 && even(n - 1) }

    static int hanoi(int discs, String from, String to, String via, List<String> log) {
        if (discs == 0) return 0
        int before = hanoi(discs - 1, from, via, to, log)
        log << from + to
        return before + 1 + hanoi(discs - 1, via, to, from, log)
    }

    static void main(String[] args) {
        println fibonacci(50)
        println factorial(15)
        println ackermann(2, 3) + " " + even(10) + odd(4)
        println permutations(["a", "b", "c"]).collect { List<String> p -> p.join("") }
        List<String> log = []
        println hanoi(3, "A", "C", "B", log) + " " + log
        Closure<Integer> gcd
        gcd = { int a, int b -> b == 0 ? a : (int) gcd.call(b, a % b) }
        println gcd(84, 36)
    }
}
