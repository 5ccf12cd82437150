class Matrix<T> private constructor(val rows: Int, val columns: Int, private val cells: List<T>) {
    companion object {
        fun <T> of(rows: Int, columns: Int, init: (Int, Int) -> T) = Matrix(rows, columns, List(rows * columns) { init(it / columns, it % columns) })
        fun identity(size: Int) = of(size, size) { r, c -> if (r == c) 1 else 0 }
    }

    operator fun get(r: Int, c: Int): T = cells[r * columns + c]
    fun row(r: Int) = cells.subList(r * columns, (r + 1) * columns)
    fun column(c: Int) = (0 until rows).map { this[it, c] }
    fun <R> map(f: (T) -> R): Matrix<R> = Matrix(rows, columns, cells.map(f))
    val transposed: Matrix<T> by lazy { of(columns, rows) { r, c -> this[c, r] } }
    override fun toString() = (0 until rows).joinToString("/") { row(it).joinToString(" ") }
}

interface Ring<T> {
    val zero: T
    fun T.add(other: T): T
    fun T.mul(other: T): T
}

object Ints : Ring<Int> {
    override val zero = 0
    override fun Int.add(other: Int) = this + other
    override fun Int.mul(other: Int) = this * other
}

object Reach : Ring<Boolean> {
    override val zero get() = false
    override fun Boolean.add(other: Boolean) = this || other
    override infix fun Boolean.mul(other: Boolean) = this and other
}

class Lists<T>(private val inner: Ring<T>) : Ring<List<T>> {
    override val zero = emptyList<T>()
    override fun List<T>.add(other: List<T>) = this + other
    override fun List<T>.mul(other: List<T>) = with(inner) { flatMap { a -> other.map { b -> a.mul(b) } } }
}

fun <T> Ring<T>.multiply(a: Matrix<T>, b: Matrix<T>): Matrix<T> {
    require(a.columns == b.rows) { "${a.columns} != ${b.rows}" }
    return Matrix.of(a.rows, b.columns) { r, c -> a.row(r).zip(b.column(c)).fold(zero) { sum, (x, y) -> sum.add(x.mul(y)) } }
}

tailrec fun <T> Ring<T>.power(base: Matrix<T>, exponent: Int, result: Matrix<T>): Matrix<T> = when {
    exponent == 0 -> result
    exponent % 2 == 1 -> power(multiply(base, base), exponent / 2, multiply(result, base))
    else -> power(multiply(base, base), exponent / 2, result)
}

fun main() {
    val fib = Matrix.of(2, 2) { r, c -> if (r + c < 2) 1 else 0 }
    println(Ints.power(fib, 10, Matrix.identity(2)))
    println(Reach.multiply(fib.map { it == 1 }, fib.map { it == 0 }))
    val wide = Matrix.of(2, 3) { r, c -> r * 3 + c }
    println("${wide.transposed} ${wide.transposed.transposed} ${Ints.multiply(wide, wide.transposed)}")
    println(runCatching { Ints.multiply(wide, wide) }.exceptionOrNull()?.message)
    println(Lists(Ints).multiply(fib.map { listOf(it, 2) }, fib.map { listOf(it) }))
}
