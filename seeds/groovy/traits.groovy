import groovy.transform.CompileStatic

@CompileStatic
trait Named {
    String name = "unnamed"
    abstract int size()
    String greet() { "hello " + name + size() }
    private String hidden() { "hidden" }
    String reveal() { hidden().toUpperCase() }
    static String kind() { "named" }
}

@CompileStatic
trait Loud {
    String greet() { "LOUD" }
    int level() { 3 }
}

@CompileStatic
trait Doubled extends Loud {
    int level() { super.level() * 2 }
}

@CompileStatic
class Dog implements Named, Doubled {
    int size() { name.length() }
    @Override
    String greet() { Named.super.greet() + Doubled.super.greet() }
}

@CompileStatic
class Cat implements Loud, Named {
    int size() { 1 }
}

@CompileStatic
class Main {
    static int total(List<? extends Named> all) {
        int sum = 0
        for (Named each : all) sum += each.size()
        return sum
    }

    static void main(String[] args) {
        Dog dog = new Dog(name: "rex")
        println dog.greet() + dog.level()
        Cat cat = new Cat()
        cat.name = "tom"
        println cat.greet() + cat.level() + cat.reveal()
        println total([dog, cat])
        Loud loud = dog
        println loud.level()
    }
}
