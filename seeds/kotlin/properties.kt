import kotlin.reflect.KMutableProperty1
import kotlin.reflect.KProperty0

class Temperature(celsius: Double) {
    var celsius: Double = celsius
        set(value) {
            require(value >= -273.15) { "too cold: $value" }
            changes++
            field = value
        }
    var fahrenheit: Double
        get() = celsius * 9 / 5 + 32
        set(value) {
            celsius = (value - 32) * 5 / 9
        }
    var changes = 0
        private set
    val isFreezing get() = celsius < 0
    lateinit var place: String
    @get:JvmName("theLabel")
    val label: String
        get() {
            if (!::place.isInitialized) return "nowhere"
            return place.also { reads += 1 }
        }

    companion object {
        @JvmField
        var reads: Int = 0
        const val ABSOLUTE = -273.15
    }
}

val Temperature.kelvin get() = celsius - Temperature.ABSOLUTE

var <T> MutableList<T>.first: T
    get() = this[0]
    set(value) {
        if (isEmpty()) add(value) else this[0] = value
    }

private var backing: MutableList<String>? = null
val shared: List<String>
    get() = backing ?: mutableListOf("made").also { backing = it }

fun <T, V> update(target: T, property: KMutableProperty1<T, V>, change: (V) -> V) = property.set(target, change(property.get(target)))

fun read(property: KProperty0<*>): String = "${property.name}=${property.get()}"

fun main() {
    val temperature = Temperature(20.0)
    temperature.fahrenheit = 14.0
    temperature.celsius += 1
    println("${temperature.celsius} ${temperature.isFreezing} ${temperature.changes} ${temperature.kelvin.toInt()}")
    println(temperature.label + temperature.apply { place = "here" }.label + Temperature.reads)
    println(runCatching { temperature.celsius = -300.0 }.exceptionOrNull()?.message)
    val list = mutableListOf<Int>()
    list.first = 3
    list.first *= 4
    println(list.first + shared.size + (if (shared === shared) 1 else 0))
    update(temperature, Temperature::celsius) { it * 2 }
    println(read(temperature::celsius) + read(Temperature.Companion::reads))
}
