import groovy.transform.CompileStatic
import groovy.transform.Field

@CompileStatic
class Scope {
    static String name = "static"
    String own = "own"

    String shadow(String name) {
        String result = name + this.own + Scope.name
        [1, 2].each { int own ->
            String inner = "i" + own
            result += inner + this.own
        }
        if (result.length() > 3) {
            String inner = "block"
            result += inner
        }
        return result
    }

    class Inner {
        String own = "inner"
        String both() { own + this.own + Scope.this.own + name }
    }

    def multiple() {
        def (int a, String b) = [1, "two"]
        int x = 3, y, z = x * 2
        y = z = x++
        final int fixed
        fixed = x + y
        return [a, b, x, y, z, fixed]
    }
}

@CompileStatic
class Main {
    static int counter

    static int next() { ++counter }

    static boolean isEmpty(Object... values) { values.length == 0 }

    static void main(String[] args) {
        Scope scope = new Scope()
        println scope.shadow("p")
        println scope.new Scope.Inner().both()
        println scope.multiple()
        int i = next() + next() * next()
        println i + counter
        println isEmpty() && !isEmpty(null, 1)
        for (int j = 0, k = 10; j < k; j += 3, k--) print "$j-$k "
        println()
        var list = [1, 2, 3]
        list.eachWithIndex { int value, int index -> list[index] = value * index }
        println list
        String text = args.length > 0 ? args[0] : null
        println text == null ? "none" : text
        try {
            int local = list.size()
            println local
        } finally {
            String local = "other"
            println local
        }
    }
}
