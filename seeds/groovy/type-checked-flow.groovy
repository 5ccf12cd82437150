import groovy.transform.CompileStatic

@CompileStatic
class Animal {
    String name = "animal"
    int legs() { 4 }
}

@CompileStatic
class Bird extends Animal {
    int legs() { 2 }
    String sing() { "tweet" + name }
}

@CompileStatic
class Main {
    static String describe(Object o) {
        if (o instanceof String) return o.toUpperCase() + o.length()
        if (o instanceof Integer && o > 3) return "int" + (o + 1)
        if (o instanceof Bird) {
            String song = o.sing()
            return song + o.legs()
        } else if (!(o instanceof Animal)) {
            return "unknown"
        }
        return ((Animal) o).name
    }

    static int flow(boolean flag) {
        def x = "text"
        int length = x.length()
        x = 5
        return flag ? length : x + 1
    }

    static Object least(boolean a, boolean b) {
        def value = a ? 1 : b ? 2.5d : 'c'
        def list = [1, 2.5, 3L]
        Number first = list[0]
        return value.toString() + first
    }

    static void main(String[] args) {
        println([describe("abc"), describe(2), describe(7), describe(new Bird()), describe(new Animal()), describe(1.5)])
        println flow(true) + flow(false)
        println least(true, false).toString() + least(false, true) + least(false, false)
        var inferred = new Bird(name: "x")
        println inferred.sing()
        final def numbers = [3, 4]
        int total = 0
        for (n in numbers) total += n
        println total
        def closure = { String s -> s.length() }
        int length = closure("four")
        println length
        Animal animal = true ? new Bird() : new Animal()
        println animal.legs() + (animal as Bird).sing()
    }
}
