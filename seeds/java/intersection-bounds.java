import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

class Main {
    interface Tagged { default String tag() { return "tag"; } }

    interface Sized { int size(); }

    static final class Box implements Tagged, Sized, Comparable<Box>, Cloneable {
        final int size;

        Box(int size) { this.size = size; }

        public int size() { return size; }

        public int compareTo(Box other) { return Integer.compare(size, other.size); }

        @Override
        public Box clone() {
            try {
                return (Box) super.clone();
            } catch (CloneNotSupportedException exception) {
                throw new AssertionError(exception);
            }
        }
    }

    static <T extends Object & Tagged & Sized> String show(T value) { return value.tag() + value.size(); }

    static <T extends Object & Comparable<? super T>> T least(Iterable<? extends T> items) {
        T best = null;
        for (T item : items) if (best == null || item.compareTo(best) < 0) best = item;
        return best;
    }

    static <A extends Tagged & Sized, B extends A> Function<? super B, String> shower(Class<? extends B> type) {
        return b -> type.getSimpleName() + b.size() + b.tag();
    }

    @SuppressWarnings("unchecked")
    static <T, X extends Sized & Tagged> X tagged(T value, Function<T, Integer> size) {
        class Both implements Sized, Tagged { public int size() { return size.apply(value); } }
        return (X) (Sized & Tagged) new Both();
    }

    public static void main(String[] args) {
        Supplier<String> supplier = (Supplier<String> & Serializable) () -> "serializable";
        Comparator<Box> reverse = (Comparator<Box> & Serializable) (a, b) -> b.compareTo(a);
        List<Box> boxes = new java.util.ArrayList<>(List.of(new Box(3), new Box(1), new Box(2)));
        boxes.sort(reverse.thenComparing(Sized::size));
        System.out.println(supplier.get() + (supplier instanceof Serializable) + boxes.get(0).clone().size());
        System.out.println(show(least(boxes)) + Main.<Box, Box>shower(Box.class).apply(boxes.get(1)));
        var either = args.length > 9 ? 1 : "text";
        Comparable<?> comparable = either;
        System.out.println("" + comparable + ((Sized) tagged("four", String::length)).size());
        var mixed = List.of(1, 'c', 2.0);
        System.out.println(mixed.get(1).getClass().getSimpleName());
    }
}
