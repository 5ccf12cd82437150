data class Order(val customer: String, val items: List<Item>, val paid: Boolean)

data class Item(val name: String, val price: Int, val tags: Set<String> = emptySet())

val orders = listOf(
    Order("ann", listOf(Item("pen", 3, setOf("desk")), Item("ink", 12)), true),
    Order("bob", listOf(Item("cup", 7, setOf("desk", "gift"))), false),
    Order("ann", emptyList(), false),
    Order("cat", List(3) { Item("nut$it", it + 1) }, true),
)

fun totals(): Map<String, Int> = orders.groupingBy { it.customer }.fold(0) { sum, order -> sum + order.items.sumOf(Item::price) }

fun <K, V> Map<K, Collection<V>>.inverted(): Map<V, List<K>> =
    flatMap { (key, values) -> values.map { it to key } }.groupBy({ it.first }, { it.second })

fun matrix(size: Int): List<IntArray> = List(size) { row -> IntArray(size) { column -> row * size + column } }

fun <T> List<T>.rotate(by: Int): List<T> = if (isEmpty()) this else drop(by.mod(size)) + take(by.mod(size))

fun main() {
    println(totals().toSortedMap())
    println(orders.flatMap { it.items }.maxByOrNull { it.price }?.name)
    println(orders.filter(Order::paid).associate { it.customer to it.items.size })
    println(orders.flatMap { it.items }.associate { it.name to it.tags }.inverted())
    println(matrix(3).map { it.sum() }.zipWithNext { a, b -> b - a } + matrix(2).flatMap { it.asIterable() })
    println(listOf(1, 2, 3, 4, 5).rotate(-2) + listOf<Int>().rotate(3))
    println((1..10).chunked(3).map { it.reduce { a, b -> a * b } }.runningFold(1) { a, b -> a + b % 7 })
    val (small, large) = orders.partition { it.items.size < 2 }
    println("${small.size} ${large.map { it.customer }} ${orders.any { it.items.isEmpty() }} ${orders.distinctBy { it.customer }.size}")
    val array = arrayOf(3, 1, 2).apply { sortDescending() }
    array[0] += array.indexOf(1)
    println(array.contentToString() + arrayOf(*array, 9).toList().windowed(2).map { (a, b) -> a - b })
    val words = mutableSetOf("b", "a").apply { addAll(listOf("c", "a")); removeIf { it == "b" } }
    println(words.sorted().joinToString("-", "<", ">", limit = 5) { it.uppercase() })
    println(buildMap { put("x", 1); putAll(mapOf("y" to 2)); compute("x") { _, old -> (old ?: 0) + 10 } })
    val stack = ArrayDeque<Int>().apply { addAll(1..4); addFirst(0); removeLast() }
    println(stack.foldRight(0) { item, rest -> item + rest * 2 } + stack.indices.last + stack.lastIndex)
    println(mapOf(1 to "a", 2 to "b").mapValues { (k, v) -> v.repeat(k) }.filterKeys { it > 1 } + (3 to "z"))
}
