import groovy.transform.CompileStatic

@CompileStatic
class Outer {
    private int state = 1
    static int made = 0

    class Inner {
        int own = 10
        int both() { own + state }
        void change() { state += own }
    }

    static class Nested {
        final String label
        Nested(String label) {
            this.label = label
            made++
        }
        Outer outer() { new Outer() }
    }

    interface Visitor<R> {
        R visit(Outer outer, int value)
    }

    Inner inner() { new Inner() }

    def <R> R accept(Visitor<R> visitor) { visitor.visit(this, state) }

    Iterator<Integer> countdown(final int from) {
        return new Iterator<Integer>() {
            private int left = from
            @Override
            boolean hasNext() { left > 0 }
            @Override
            Integer next() { left-- }
        }
    }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Outer outer = new Outer()
        Outer.Inner inner = outer.inner()
        inner.change()
        println inner.both()
        println outer.accept(new Outer.Visitor<String>() {
            String visit(Outer o, int value) { "v" + value + o.inner().own }
        })
        println outer.accept({ Outer o, int value -> value * 2 } as Outer.Visitor<Integer>)
        StringBuilder text = new StringBuilder()
        for (Iterator<Integer> it = outer.countdown(3); it.hasNext(); ) text.append(it.next())
        println text.toString() + new Outer.Nested("n").label + Outer.made
        Object self = new Object() {
            int calls = 0
            @Override
            String toString() { "self" + (++calls) + outer.inner().both() }
        }
        println self.toString() + self
    }
}
