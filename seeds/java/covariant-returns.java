import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

abstract class Source<T> {
    abstract Collection<? extends T> items();

    Object key() { return "source"; }

    protected Number weight() { return 1; }

    T first() { return items().iterator().next(); }

    <U> Source<? super U> widened(U sample) { return null; }
}

class ListSource<T extends CharSequence> extends Source<T> implements Cloneable {
    private final List<T> items = new ArrayList<>();

    ListSource<T> add(T item) {
        items.add(item);
        return this;
    }

    @Override
    List<T> items() { return items; }

    @Override
    String key() { return "list"; }

    @Override
    public Integer weight() { return items.size(); }

    @Override
    <U> Source<Object> widened(U sample) { return null; }

    @Override
    @SuppressWarnings("unchecked")
    protected ListSource<T> clone() throws CloneNotSupportedException { return (ListSource<T>) super.clone(); }
}

class Words extends ListSource<String> {
    @Override
    String first() { return super.first().trim(); }

    @Override
    Words add(String item) {
        super.add(item + " ");
        return this;
    }
}

class Main {
    static int hidden = 1;

    static class Parent {
        int value = 10;
        static String name() { return "parent"; }
        int get() { return value; }
    }

    static class Child extends Parent {
        long value = 20L;
        static String name() { return "child"; }
        int get() { return super.value + (int) value + hidden; }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        Source<? extends CharSequence> source = new Words().add("alpha").add("b");
        System.out.println(source.first().length() + source.key().toString() + source.weight());
        System.out.println(new Words().add("x").clone().items().get(0).length());
        Parent parent = new Child();
        System.out.println(parent.value + " " + ((Child) parent).value + " " + parent.get() + Parent.name() + Child.name());
    }
}
