import groovy.transform.CompileStatic
import groovy.transform.EqualsAndHashCode
import groovy.transform.TupleConstructor
import groovy.transform.builder.Builder
import groovy.transform.Sortable
import groovy.transform.Canonical
import groovy.transform.InheritConstructors

@CompileStatic
@TupleConstructor
@EqualsAndHashCode(includes = ["key"])
class Entry<K, V> {
    K key
    V value
}

@CompileStatic
@Canonical
class Person {
    String first
    String last = "none"
    int age
}

@CompileStatic
@Builder
class Car {
    String make
    int doors
    List<String> extras
}

@CompileStatic
@Sortable(includes = ["rank", "name"])
class Card {
    int rank
    String name
    String toString() { name + rank }
}

@CompileStatic
@InheritConstructors
class Refused extends RuntimeException {}

@CompileStatic
class Main {
    static void main(String[] args) {
        println new Entry<String, Integer>("a", 1) == new Entry<String, Integer>("a", 2)
        println new Entry<String, Integer>("a", 1).value + new Entry<Integer, String>(3).key
        println new Person("ann", "lee", 30).toString() + new Person(first: "bob", age: 4)
        Car car = Car.builder().make("m").doors(3).extras(["radio"]).build()
        println car.make + car.doors + car.extras
        List<Card> cards = [new Card(rank: 2, name: "b"), new Card(rank: 1, name: "z"), new Card(rank: 2, name: "a")]
        println cards.sort(false)
        println cards.max().name + (cards[0] > cards[1])
        try {
            throw new Refused("no", new IllegalStateException("inner"))
        } catch (Refused e) {
            println e.message + e.cause.message
        }
        BigDecimal money = 10.50
        BigInteger big = 12345678901234567890G
        println money * 2 + big
    }
}
