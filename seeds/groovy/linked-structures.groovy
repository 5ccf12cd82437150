import groovy.transform.CompileStatic

@CompileStatic
class Stack2<E> implements Iterable<E> {
    private Link<E> top
    private int count
    private static class Link<E> {
        final E value
        final Link<E> below
        Link(E value, Link<E> below) {
            this.value = value
            this.below = below
        }
    }

    Stack2<E> leftShift(E value) {
        top = new Link<E>(value, top)
        count++
        return this
    }

    E pop() {
        if (top == null) throw new NoSuchElementException("empty")
        E value = top.value
        top = top.below
        count--
        return value
    }
    int size() { count }
    @Override
    Iterator<E> iterator() {
        Link<E> start = top
        return new Iterator<E>() {
            private Link<E> at = start
            boolean hasNext() { at != null }
            E next() {
                E value = at.value
                at = at.below
                return value
            }
        }
    }
}

@CompileStatic
class Tree<T extends Comparable<T>> {
    T value
    Tree<T> left, right

    Tree<T> add(T item) {
        if (value == null) value = item
        else if (item < value) left = (left ?: new Tree<T>()).add(item)
        else right = (right ?: new Tree<T>()).add(item)
        return this
    }

    void walk(Closure<?> visit) {
        left?.walk(visit)
        visit.call(value)
        right?.walk(visit)
    }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Stack2<String> stack = new Stack2<String>() << "a" << "b" << "c"
        println stack.pop() + stack.size() + stack.collect { String s -> s * 2 }
        for (String s in stack) print s
        println()
        List<Integer> seen = []
        new Tree<Integer>().add(4).add(2).add(9).add(3).walk { Integer n -> seen << n }
        println seen
        try {
            new Stack2<Integer>().pop()
        } catch (NoSuchElementException e) {
            println e.message
        }
    }
}
