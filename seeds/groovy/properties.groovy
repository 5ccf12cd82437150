import groovy.transform.CompileStatic
import groovy.transform.Immutable
import groovy.transform.ToString

@CompileStatic
class Temperature {
    double celsius
    private int changes = 0
    static int made = 0
    final String unit = "C"
    protected List<Double> history = []

    Temperature() { made++ }

    void setCelsius(double value) {
        if (value < -273.15d) throw new IllegalArgumentException("too cold: " + value)
        history << this.celsius
        changes++
        this.celsius = value
    }

    double getFahrenheit() { celsius * 9 / 5 + 32 }
    void setFahrenheit(double value) { setCelsius((value - 32) * 5 / 9) }
    boolean isFreezing() { celsius < 0 }
    int getChanges() { changes }
}

@CompileStatic
@Immutable
class Place {
    String name
    int size
}

@CompileStatic
@ToString(includeNames = true)
class Pair {
    String left = "l"
    Integer right
    Pair swap() { new Pair(left: right.toString(), right: left.length()) }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Temperature t = new Temperature(celsius: 20d)
        t.fahrenheit = 14d
        t.celsius += 1
        println t.celsius + " " + t.freezing + " " + t.changes + " " + t.history + t.unit
        try {
            t.celsius = -300d
        } catch (IllegalArgumentException e) {
            println e.message
        }
        println new Place("here", 3).toString() + new Place(name: "here", size: 3).equals(new Place("here", 3))
        println new Pair(right: 12).swap()
        t.with { celsius = 5d }
        println t.@celsius + Temperature.made
    }
}
