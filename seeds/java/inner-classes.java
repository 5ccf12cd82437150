import java.util.Iterator;
import java.util.NoSuchElementException;

class Main {
    private int counter;

    class Counter {
        private final int step;

        Counter(int step) { this.step = step; }

        int next() { return Main.this.counter += step; }

        class Doubled extends Counter {
            Doubled() { super(Counter.this.step * 2); }

            int both() { return Counter.this.next() + this.next(); }
        }
    }

    static class Range implements Iterable<Integer> {
        private final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int at = from;

                @Override
                public boolean hasNext() { return at < to; }

                @Override
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    return at++;
                }
            };
        }
    }

    static int local(final int base) {
        class Adder {
            int value = base;

            Adder add(int amount) {
                value += amount * base;
                return this;
            }
        }
        return new Adder().add(2).add(3).value;
    }

    public static void main(String[] args) {
        Main main = new Main();
        Counter counter = main.new Counter(5);
        Counter.Doubled doubled = counter.new Doubled();
        System.out.println(counter.next() + " " + doubled.both() + " " + main.counter);
        int sum = 0;
        for (int i : new Range(2, 6)) sum = sum * 10 + i;
        System.out.println(sum + " " + local(4));
    }
}
