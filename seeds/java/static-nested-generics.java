import java.util.function.Consumer;

final class LinkedStack<E> {
    private Link<E> top;
    private int size;

    private static final class Link<E> {
        E value;
        Link<E> below;

        Link(E value, Link<E> below) {
            this.value = value;
            this.below = below;
        }
    }

    final class Cursor implements AutoCloseable {
        private Link<? extends E> at = LinkedStack.this.top;

        boolean move(Consumer<? super E> to) {
            if (at == null) return false;
            to.accept(at.value);
            at = at.below;
            return true;
        }

        @Override
        public void close() { at = null; }
    }

    static final class Pair<X, Y> {
        final LinkedStack<X> xs = new LinkedStack<>();
        final LinkedStack<Y> ys = new LinkedStack<Y>();

        Pair<Y, X> swapped() {
            Pair<Y, X> other = new Pair<>();
            other.xs.top = ys.top;
            other.ys.top = xs.top;
            return other;
        }
    }

    LinkedStack<E> push(E value) {
        top = new Link<>(value, top);
        size++;
        return this;
    }

    @SafeVarargs
    static <E> LinkedStack<E>.Cursor over(E... values) {
        LinkedStack<E> stack = new LinkedStack<>();
        for (E value : values) stack.push(value);
        return stack.new Cursor();
    }

    int size() { return size; }
}

class Main {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        try (LinkedStack<Object>.Cursor cursor = LinkedStack.<Object>over("a", 1, 'c')) {
            while (cursor.move(text::append)) text.append(';');
        }
        LinkedStack.Pair<String, Integer> pair = new LinkedStack.Pair<>();
        pair.xs.push("x");
        pair.ys.push(1).push(2);
        LinkedStack<Integer>.Cursor numbers = pair.swapped().xs.new Cursor();
        numbers.move(n -> text.append(n + 1));
        System.out.println(text + " " + pair.ys.size());
    }
}
