import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static String pick(int value) { "int" }
    static String pick(long value) { "long" }
    static String pick(Integer value) { "Integer" }
    static String pick(Object value) { "Object" }
    static String pick(String value) { "String" }
    static String ints(int[] values) { "ints" }
    static String pick(List<?> values) { "list" }
    static String pick(Object first, Object... rest) { "more" + rest.length }

    static String text(CharSequence value) { "chars" }
    static String text(Closure<?> value) { "closure" }
    static String text(Runnable value, int times) { "runnable" + times }

    static int area(int width, int height = width * 2, int scale = 1) { width * height * scale }

    static String named(Map<String, Object> options, String name = "none") { name + options.size() }

    static <T> String generic(T value) { "T" }
    static <T extends Number> String generic(T value, int dummy) { "N" }
    static <T> T first(T[] values) { values[0] }
    static <T> List<T> listOf(T... items) { Arrays.asList(items) }

    static void main(String[] args) {
        byte small = 1
        char letter = 'c' as char
        println pick(small) + pick(1) + pick(1L) + pick((Integer) 5) + pick(1.5) + pick("s") + pick("${small}")
        println pick([1, 2]) + ints([1, 2] as int[]) + pick("a", "b", "c") + pick(letter)
        println text("x") + text("g${1}") + text { 5 } + text({ println "never" }, 2)
        println area(2) + area(2, 3) + area(2, 3, 4)
        println named(a: 1, b: 2, "x") + named([:])
        println generic("s") + generic(1, 2) + first(["q", "r"] as String[]) + listOf(1, 2, 3).size()
        Object o = "dynamic?"
        println pick(o) + pick((String) o)
    }
}
