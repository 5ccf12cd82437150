@JvmInline
value class Meters(val value: Double) : Comparable<Meters> {
    init {
        require(value >= 0) { "negative: $value" }
    }

    constructor(feet: Int) : this(feet * 0.5)

    val rounded: Int get() = value.toInt()

    operator fun plus(other: Meters) = Meters(value + other.value)

    override fun compareTo(other: Meters) = value.compareTo(other.value)

    override fun toString() = "${value}m"

    companion object {
        val ZERO = Meters(0.0)
    }
}

@JvmInline
value class Name(private val text: String?) {
    val isKnown get() = text != null
    fun or(other: Name): Name = if (isKnown) this else other
    override fun toString() = text ?: "?"
}

@JvmInline
value class Ids<T : Any>(val list: List<T>) : Iterable<T> by (list) {
    inline fun <reified R> only(): List<R> = list.filterIsInstance<R>()
}

interface Priced {
    val price: Meters
    fun cheaper(than: Meters?): Boolean = than != null && price < than
}

class Cable(override val price: Meters, val names: List<Name>) : Priced

fun <T> identity(value: T): T = value

fun total(vararg parts: Double, start: Meters = Meters.ZERO): Meters = parts.fold(start) { sum, part -> sum + Meters(part) }

fun nullable(length: Meters?, name: Name? = null): String = "${length?.rounded ?: -1}${name ?: "none"}"

fun main() {
    println(total(1.5, 2.0) + Meters(3))
    println(identity(Meters(2.25)) == identity<Any>(Meters(2.25)))
    val cable = Cable(Meters(4), listOf(Name(null), Name("red")))
    println("${cable.cheaper(Meters(9.0))} ${cable.cheaper(null)} ${cable.names.size} ${Name(null).or(Name("x"))}")
    println(nullable(null) + nullable(Meters(7.9), Name("n")))
    println(Ids(listOf(1, "a", 2)).only<Int>().sum() + Ids(listOf(3)).first())
    println(runCatching { Meters(-1.0) }.fold({ "made" }, { it.message }))
    val lengths: Map<Name, List<Meters>> = mapOf(Name("k") to listOf(Meters(1.0), Meters.ZERO))
    println(lengths[Name("k")]?.maxOrNull())
}
