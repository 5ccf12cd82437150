import groovy.transform.CompileStatic

@CompileStatic
class Truthy {
    boolean value
    boolean asBoolean() { value }
    Object asType(Class<?> type) { type == String ? "truthy:" + value : null }
}

@CompileStatic
class Main {
    static String truth(Object o) { o ? "yes" : "no" }

    static boolean number(Object o) { o instanceof Number && !(o instanceof Long) && o !instanceof String }

    static int primitive(long value) { (int) value }

    static <T> T castTo(Object o, Class<T> type) { type.cast(o) }

    static void main(String[] args) {
        List<Object> values = ["", "a", 0, 1, null, [], [0], [:], 0.0, new Truthy(value: true), new Truthy()]
        println values.collect { Object o -> truth(o) }.join(" ")
        String text = "" ?: "default"
        println text + ("x" && 0) + ("x" || 0) + !"y"
        int n = "12" as int
        double d = "2.5" as double
        List<Integer> list = [3, 1] as LinkedList<Integer>
        Set<Integer> set = [1, 1, 2] as Set<Integer>
        println n + d + list.size() + set.size()
        println primitive(1L << 33) + primitive(7)
        Object o = "object"
        println((o as String).length() + ((String) o).indexOf("j"))
        println castTo(5, Integer) + 1
        char c = "a"
        char next = (char) ((int) c + 1)
        println next.toString() + (int) c + (c == 'a' as char)
        Integer boxed = null
        println boxed?.intValue() ?: -1
        try {
            Object bad = args.length == 0 ? 1 : "s"
            String wrong = (String) bad
            println wrong
        } catch (ClassCastException e) {
            println "cast"
        }
        println((new Truthy(value: true) as String) + (1 as String) + ([1, 2] as int[]).length)
        println number(5) && !number(5L) && !number("s")
    }
}
