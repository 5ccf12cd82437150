class Span(val from: Int, val to: Int) {
    operator fun component1() = from
    operator fun component2() = to
    operator fun component3() = to - from
    operator fun iterator(): Iterator<Int> = object : AbstractIterator<Int>() {
        private var at = from
        override fun computeNext() = if (at < to) setNext(at++) else done()
    }
}

operator fun <T> List<T>.component6(): T = this[5]

operator fun String.component1() = first()

operator fun String.component2() = drop(1)

class Countdown(private val start: Int) : Iterable<Int> {
    override fun iterator() = object : IntIterator() {
        private var left = start
        override fun hasNext() = left > 0
        override fun nextInt() = left--
    }
}

class Paged<T>(private val load: (Int) -> List<T>) : Iterator<List<T>> {
    private var page = 0
    private var ready: List<T>? = null
    override fun hasNext(): Boolean = (ready ?: load(page++).also { ready = it }).isNotEmpty()
    override fun next(): List<T> = if (hasNext()) ready!!.also { ready = null } else throw NoSuchElementException("page $page")
}

fun <A, B> zip(a: Iterable<A>, b: Iterable<B>): Iterable<Pair<A, B>> = Iterable {
    val (first, second) = a.iterator() to b.iterator()
    iterator { while (first.hasNext() && second.hasNext()) yield(first.next() to second.next()) }
}

fun main() {
    val (from, _, length) = Span(2, 7)
    println(from * length)
    var sum = 0
    for (i in Span(1, 5)) sum = sum * 10 + i
    println(sum)
    val (_, second, _, _, _, sixth) = (1..6).toList()
    println(second + sixth)
    for ((key, value) in mapOf("a" to (1 to 'x'), "b" to (2 to 'y'))) {
        val (n, c) = value
        print("$key$n$c ")
    }
    val (head, tail) = "kotlin"
    println("$head-$tail")
    println(Countdown(3).map { it * it } + Countdown(0).toList())
    for (page in Paged { n -> List(3 - n) { n * 10 + it } }) print(page)
    println()
    println(zip("abc".asIterable(), Countdown(2)).map { (c, n) -> "$c$n" })
    val pairs = listOf(1 to "one", 2 to "two")
    println(pairs.fold("") { text, (n, word) -> "$text$n$word" } + pairs.toMap().maxBy { (k) -> k }.value)
    println(runCatching { Paged<Int> { emptyList() }.next() }.exceptionOrNull()?.message)
}
