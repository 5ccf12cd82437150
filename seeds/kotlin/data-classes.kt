data class Point(val x: Int, val y: Int = x) : Comparable<Point> {
    var label: String = "p"
    val length by lazy { x * x + y * y }

    init {
        require(x > -100) { "x is $x" }
    }

    constructor(text: String) : this(text.length) {
        label = text
    }

    override fun compareTo(other: Point) = compareValuesBy(this, other, Point::x, { it.y })
}

data class Node<out T>(val value: T, val next: Node<T>? = null) : Iterable<T> {
    override fun iterator() = iterator {
        var at: Node<T>? = this@Node
        while (at != null) {
            yield(at.value)
            at = at.next
        }
    }
}

fun <T> nodeOf(first: T, vararg rest: T): Node<T> = rest.reversed().fold<T, Node<T>?>(null) { next, item -> Node(item, next) }.let { Node(first, it) }

operator fun Point.rangeTo(other: Point) = (x..other.x).map { Point(it, y) }

operator fun Point.get(index: Int) = if (index == 0) x else y

data class Wide(val a: Byte, val b: Short, val c: Long, val d: Float, val e: Double?, val f: Char, val g: Array<Int>?) {
    override fun toString() = "$a$b$c$d$e$f${g?.size}"
}

fun main() {
    val (x, y) = Point(3)
    println("$x$y ${Point("four")} ${Point("four").label} ${Point(1, 2).copy(y = 9)}")
    println(Point(1, 2) == Point(1, 2) && Point(1, 2) != Point(2, 1) && Point(1) < Point(1, 5))
    println((Point(1)..Point(4))[2][1] + Point(2, 3).length)
    val chain = nodeOf("a", "b", "c")
    for ((index, value) in chain.withIndex()) print("$index$value ")
    println(chain.next?.component1())
    val map = hashMapOf(Point(1) to "one", Point(2) to "two")
    println(map[Point(2, 2)] + map.keys.max().hashCode())
    println(Wide(1, 2, 3, 4f, null, 'c', arrayOf(1)))
    for ((key, value) in map.toSortedMap()) println("${key.x} $value")
    println(runCatching { Point(-100) }.exceptionOrNull()?.message)
    val (_, second, third) = Triple(1, listOf(2), "3")
    println(second + third)
}
