class Matrix(private val rows: Array<IntArray>) {
    constructor(size: Int, init: (Int, Int) -> Int) : this(Array(size) { r -> IntArray(size) { c -> init(r, c) } })

    operator fun get(row: Int, column: Int) = rows[row][column]

    operator fun set(row: Int, column: Int, value: Int) {
        rows[row][column] = value
    }

    operator fun times(other: Matrix) = Matrix(rows.size) { r, c -> rows.indices.sumOf { this[r, it] * other[it, c] } }

    operator fun unaryMinus() = Matrix(rows.size) { r, c -> -this[r, c] }

    operator fun contains(value: Int) = rows.any { value in it }

    operator fun inc() = Matrix(rows.size) { r, c -> this[r, c] + 1 }

    operator fun invoke(row: Int): List<Int> = rows[row].toList()

    override fun equals(other: Any?) = other is Matrix && rows contentDeepEquals other.rows

    override fun hashCode() = rows.contentDeepHashCode()
}

class Text(val value: String) {
    operator fun div(parts: Int): List<String> = value.chunked(value.length / parts)

    operator fun rem(other: Char) = value.count { it == other }

    operator fun not() = Text(value.reversed())

    operator fun component1() = value.first()

    operator fun component2() = value.drop(1)

    operator fun rangeUntil(other: Text) = value + ".." + other.value

    operator fun compareTo(other: Text) = value.length - other.value.length

    operator fun iterator() = value.iterator()
}

operator fun MutableList<String>.plusAssign(matrix: Matrix) {
    add(matrix(0).joinToString("/"))
}

fun main() {
    var matrix = Matrix(2) { r, c -> r * 2 + c }
    matrix[1, 1] += 5
    val before = matrix++
    println("${before(1)} ${matrix(1)} ${(-matrix * matrix)(0)} ${8 in before} ${matrix == before}")
    val log = mutableListOf("x")
    log += matrix
    println(log)
    val (head, tail) = !Text("abcd")
    println("$head$tail ${Text("abcdef") / 3} ${Text("banana") % 'a'} ${Text("a") < Text("bb")}")
    for (c in Text("xy")) print(c)
    println(Text("p")..<Text("q"))
}
