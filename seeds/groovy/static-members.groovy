import groovy.transform.CompileStatic
import static java.lang.Math.max
import static java.util.Collections.emptyList as none

@CompileStatic
class Registry<T> {
    private static int count = 0
    static final String PREFIX = "r"
    static final List<String> NAMES = [PREFIX + 1, PREFIX + 2].asImmutable()
    private static final Map<String, Registry<?>> ALL = [:]

    final String name
    private final List<T> items = []

    private Registry(String name) {
        this.name = name
        ALL[name] = this
        count++
    }

    static <T> Registry<T> create(Class<T> type) { new Registry<T>(PREFIX + type.simpleName) }

    static int getCount() { count }

    static Registry<?> find(String name) { ALL.get(name) }

    Registry<T> add(T... more) {
        for (T item : more) items.add(item)
        return this
    }

    T last() { items ? items[-1] : null }

    static class Nested {
        static int touched = touch(5)
        static int touch(int n) {
            count += n
            return n
        }
    }
}

@CompileStatic
abstract class Counted {
    private static int next = 0
    final int id = ++next
    protected abstract String label()
    final String toString() { label() + id }
}

@CompileStatic
class First extends Counted {
    protected String label() { "first" }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Registry<String> texts = Registry.create(String)
        println texts.add("a", "b").last() + Registry.NAMES + texts.name
        println Registry.find("rString").name + (Registry.find("none") == null)
        println Registry.create(Integer).last() ?: "empty"
        int before = Registry.count
        println before + Registry.Nested.touched + Registry.count
        println new First().toString() + new First() + max(3, 4) + none()
        try {
            Registry.NAMES.add("x")
        } catch (UnsupportedOperationException e) {
            println "immutable"
        }
    }
}
