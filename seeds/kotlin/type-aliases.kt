typealias Predicate<T> = (T) -> Boolean
typealias Table<K, V> = MutableMap<K, MutableMap<K, V>>
typealias Handler = suspend (Int) -> String
typealias Compare<T> = Comparator<in T>
typealias Point2 = Pair<Int, Int>
typealias Strings = List<String>
typealias Nested<T> = Map<String, List<Pair<T, Predicate<T>>>>
typealias Receiver<T> = StringBuilder.(T) -> Unit

class Outer<T>(val value: T) {
    inner class Inner(val other: T) {
        fun both(): List<T> = listOf(value, other, this@Outer.value)
    }
    fun label(): String {
        run label@{
            if (value == null) return@label
            return "value"
        }
        return "none"
    }
}

infix fun <T> Predicate<T>.and(other: Predicate<T>): Predicate<T> = { this(it) && other(it) }

operator fun <T> Predicate<T>.not(): Predicate<T> = { !this(it) }

val Point2.norm get() = first * first + second * second

operator fun Point2.plus(other: Point2): Point2 = Point2(first + other.first, second + other.second)

fun <K, V> Table<K, V>.put(row: K, column: K, value: V) {
    getOrPut(row) { mutableMapOf() }[column] = value
}

fun <T> sorted(items: Iterable<T>, compare: Compare<T>): List<T> = items.sortedWith(compare)

fun check(nested: Nested<Int>): Strings = nested.flatMap { (key, pairs) -> pairs.filter { (n, test) -> test(n) }.map { (n) -> "$key$n" } }

fun <T> render(items: List<T>, how: Receiver<T>) = buildString { items.forEach { how(it) } }

fun main() {
    val even: Predicate<Int> = { it % 2 == 0 }
    println((1..10).filter(even and !{ n: Int -> n > 6 }))
    println((Point2(1, 2) + (3 to 4)).norm)
    val table: Table<String, Int> = mutableMapOf()
    table.put("a", "b", 5)
    println(table["a"]?.get("b"))
    println(sorted(listOf("bb", "a"), compareBy { s: CharSequence -> s.length }))
    println(check(mapOf("x" to listOf(2 to even, 3 to even, 5 to { it > 4 }))))
    println(render(listOf(1, 2)) { append(it * 10).append(';') })
    println(Outer("v").Inner("w").both().toString() + Outer<Int?>(null).label())
}
