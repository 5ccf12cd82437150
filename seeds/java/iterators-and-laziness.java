import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

abstract class Sequence<T> implements Iterable<T> {
    static <T> Sequence<T> generate(T seed, Function<? super T, ? extends T> next) {
        return of(() -> new Iterator<T>() {
            T value = seed;

            public boolean hasNext() { return true; }

            public T next() {
                T result = value;
                value = next.apply(value);
                return result;
            }
        });
    }

    static <T> Sequence<T> of(Supplier<? extends Iterator<T>> supplier) {
        return new Sequence<T>() {
            @Override
            public Iterator<T> iterator() { return supplier.get(); }
        };
    }

    <R> Sequence<R> map(Function<? super T, ? extends R> f) {
        return of(() -> new Iterator<R>() {
            private final Iterator<T> source = Sequence.this.iterator();

            public boolean hasNext() { return source.hasNext(); }

            public R next() { return f.apply(source.next()); }
        });
    }

    Sequence<T> takeWhile(Predicate<? super T> test) {
        return of(() -> new Iterator<T>() {
            private final Iterator<T> source = Sequence.this.iterator();
            private T ready;
            private boolean isReady, isOver;

            public boolean hasNext() {
                if (isReady || isOver || !source.hasNext()) return isReady;
                ready = source.next();
                return (isReady = test.test(ready)) || (isOver = true) && false;
            }

            public T next() {
                if (!hasNext()) throw new NoSuchElementException("over");
                isReady = false;
                return ready;
            }
        });
    }
}

class Main {
    public static void main(String[] args) {
        Sequence<Integer> powers = Sequence.generate(1, (Integer n) -> n * 2);
        int total = 0;
        for (var power : powers.takeWhile(n -> n < 100).map(n -> n + 1)) total += power;
        System.out.println(total);
        Iterator<String> marks = Sequence.generate("x", s -> s + s.length()).map(String::toUpperCase).iterator();
        for (int i = 0; i < 3; i++) System.out.println(marks.next());
    }
}
