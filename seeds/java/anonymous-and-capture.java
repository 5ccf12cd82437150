import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

abstract class Greeter {
    final String who;

    Greeter(String who) { this.who = who; }

    abstract String greet(int times);
}

class Main {
    private int state = 3;

    Greeter greeter(final String name, int... numbers) {
        int extra = numbers.length;
        return new Greeter(name + extra) {
            int calls = extra;

            { calls += state; }

            @Override
            String greet(int times) {
                calls++;
                Supplier<String> inner = () -> {
                    Object self = new Object() {
                        final int seen = calls + state;

                        @Override
                        public String toString() { return who + seen + numbers.length; }
                    };
                    return self.toString();
                };
                return times == 0 ? inner.get() : greet(times - 1) + "!";
            }
        };
    }

    static List<IntSupplier> suppliers() {
        List<IntSupplier> result = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i;
            int[] cell = {i};
            result.add(() -> copy * 10 + cell[0]++);
        }
        for (String word : new String[] {"a", "bb"}) result.add(word::length);
        return result;
    }

    static int shadow(int x) {
        IntSupplier outer = () -> {
            int y = x + 1;
            IntSupplier inner = new IntSupplier() {
                int x = 100;

                public int getAsInt() { return x + y + this.x; }
            };
            return inner.getAsInt();
        };
        return outer.getAsInt() + new Object() { int twice() { return x * 2; } }.twice();
    }

    public static void main(String[] args) {
        System.out.println(new Main().greeter("bob", 1, 2).greet(2));
        for (IntSupplier supplier : suppliers()) System.out.print(supplier.getAsInt() + supplier.getAsInt() + " ");
        var counter = new Object() { int count; void up() { count += 2; } };
        counter.up();
        counter.count++;
        System.out.println(shadow(5) + counter.count);
    }
}
