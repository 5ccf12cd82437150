import groovy.transform.CompileStatic
@CompileStatic
class A<T extends Comparable<T>> implements Runnable, Cloneable {
    private final List<Map<String, T>> items = new ArrayList<Map<String, T>>()
    int[] z = [1, 2] as int[]
    @Override
    void run() {
        for (int i = 0; i < 3; i++) { if (i == 1 && !done) continue; println "x ${i}" }
        String s = items.collect { Map<String, T> m -> m.size() + 1 }.join(", ")
        def f = { int a, b -> a * b }
        s?.length() ?: foo.bar(1, y: 2)[3]
        return
    }
    static <R> R id(R r) { r }
}
def x = new A<String>().run()
