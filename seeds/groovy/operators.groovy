import groovy.transform.CompileStatic

@CompileStatic
class Money implements Comparable<Money> {
    final int cents
    Money(int cents) { this.cents = cents }
    Money plus(Money other) { new Money(cents + other.cents) }
    Money minus(Money other) { new Money(cents - other.cents) }
    Money multiply(int by) { new Money(cents * by) }
    Money negative() { new Money(-cents) }
    Money next() { new Money(cents + 1) }
    Money previous() { new Money(cents - 1) }
    int getAt(int index) { index == 0 ? cents.intdiv(100) : cents % 100 }
    boolean asBoolean() { cents != 0 }
    Money leftShift(int more) { new Money(cents + more) }
    Money call(int percent) { new Money((cents * percent).intdiv(100)) }
    Money or(Money other) { cents > other.cents ? this : other }
    int compareTo(Money other) { cents <=> other.cents }
    boolean equals(Object other) { other instanceof Money && ((Money) other).cents == cents }
    int hashCode() { cents }
    String toString() { cents + "c" }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Money a = new Money(250), b = new Money(75)
        println a + b - new Money(5) * 2
        println(-a)
        Money c = a
        c++
        ++c
        println c.toString() + a + (c--)
        println a[0] + a[1]
        println((a > b) && !(a == b) && (a <=> b) == 1)
        println new Money(0) ? "some" : "nothing"
        println a << 5
        println a(10)
        println((a | b).cents)
        int[] cells = [1, 2, 3]
        cells[1] += 5
        cells[0] <<= 3
        println cells.toList()
        println 7.intdiv(2) + 7 % 3 + 2**5 + (5 & 3 | 8 ^ 2) + (-17 >> 2) + (-17 >>> 28) + ~4
        println 10 / 4 + 1.5G + 2L * 3 + 'a'.charAt(0)
    }
}
