class Money(val cents: Long)

interface Shape {
    val area: Double
}

class Square(val side: Double) : Shape {
    override val area get() = side * side
    fun describe() = "square"
}

val Money.euros: Double
    get() = cents / 100.0

operator fun Money.plus(other: Money) = Money(cents + other.cents)

fun Shape.describe(): String = "shape of $area"

fun <T : Shape> Iterable<T>.largest(): T? = maxByOrNull { it.area }

infix fun <A, B> A.with(other: B): Pair<A, B> = Pair(this, other)

fun String?.orDash(): String = this?.takeIf { it.isNotBlank() } ?: "-"

fun <K, V : Comparable<V>> Map<K, V>.sortedByValue(): List<Map.Entry<K, V>> = entries.sortedWith { a, b -> a.value.compareTo(b.value) }

var StringBuilder.last: Char
    get() = this[length - 1]
    set(value) = setCharAt(length - 1, value)

class Scope(private val prefix: String) {
    fun String.prefixed() = "${this@Scope.prefix}$this${this.length}"

    fun run(text: String): String = text.prefixed()

    companion object
}

fun Scope.Companion.create(block: Scope.() -> String): String = Scope(">").block()

fun main() {
    println((Money(150) + Money(275)).euros)
    val square = Square(3.0)
    val shape: Shape = square
    println(square.describe() + " " + shape.describe())
    println(listOf(Square(1.0), square).largest()?.side)
    println((1 with "x" with 2.5).first.second.orDash() + null.orDash() + " ".orDash())
    println(mapOf("a" to 3, "b" to 1).sortedByValue().joinToString { it.key })
    val builder = StringBuilder("abc")
    builder.last = 'z'
    println("$builder${builder.last}" + Scope.create { run("text") + "q".prefixed() })
}
