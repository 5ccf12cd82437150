import java.util.PriorityQueue

class Graph<V : Comparable<V>>(edges: Iterable<Triple<V, V, Int>> = emptyList()) {
    private val neighbours = sortedMapOf<V, MutableMap<V, Int>>()

    init {
        for ((from, to, weight) in edges) edge(from, to, weight)
    }

    fun edge(from: V, to: V, weight: Int = 1) = apply {
        neighbours.getOrPut(from) { sortedMapOf() }[to] = weight
        neighbours.getOrPut(to, ::sortedMapOf).putIfAbsent(from, weight)
    }

    fun distances(start: V): Map<V, Int> = buildMap {
        val queue = PriorityQueue<Pair<V, Int>>(compareBy({ it.second }, { it.first })).apply { add(start to 0) }
        while (queue.isNotEmpty()) {
            val (at, far) = queue.poll()
            if (at in this) continue
            put(at, far)
            neighbours[at].orEmpty().mapTo(queue) { (next, weight) -> next to far + weight }
        }
    }

    fun components(): List<Set<V>> {
        val seen = mutableSetOf<V>()
        return neighbours.keys.filter(seen::add).map { root ->
            generateSequence(listOf(root)) { layer -> layer.flatMap { neighbours.getValue(it).keys }.filter(seen::add).ifEmpty { null } }
                .flatten().toSortedSet()
        }
    }

    inline fun <reified R> labels(crossinline label: (V) -> R): List<R> = vertices.map { label(it) }.filterIsInstance<R>()

    val vertices: Set<V> get() = neighbours.keys
}

fun knapsack(items: List<Pair<Int, Int>>, room: Int): Int {
    val best = IntArray(room + 1)
    for ((weight, value) in items) for (r in room downTo weight) best[r] = maxOf(best[r], best[r - weight] + value)
    return best.last()
}

fun <T> permutations(items: List<T>): Sequence<List<T>> = sequence {
    if (items.isEmpty()) yield(listOf())
    for (item in items) for (rest in permutations(items - item)) yield(listOf(item) + rest)
}

fun queens(size: Int, placed: List<Int> = listOf()): Int = if (placed.size == size) 1 else (0 until size).filter { column ->
    placed.withIndex().none { (row, other) -> other == column || kotlin.math.abs(other - column) == placed.size - row }
}.sumOf { queens(size, placed + it) }

fun main() {
    val graph = Graph(listOf(Triple("a", "b", 4), Triple("a", "c", 1), Triple("c", "b", 2))).edge("x", "y")
    println("${graph.distances("a").toSortedMap()} ${graph.components()} ${graph.labels { it.length }}")
    println(knapsack(listOf(3 to 4, 4 to 5, 2 to 3), 6))
    println(permutations(listOf(1, 2, 3)).map { it.joinToString("") }.toList())
    println(queens(6))
}
