fun primes(): Sequence<Int> = sequence {
    val found = mutableListOf<Int>()
    var candidate = 2
    while (true) {
        if (found.none { candidate % it == 0 }) {
            found += candidate
            yield(candidate)
        }
        candidate++
    }
}

fun <T> Sequence<T>.interleave(other: Sequence<T>): Sequence<T> = sequence {
    val (a, b) = iterator() to other.iterator()
    while (a.hasNext() || b.hasNext()) {
        if (a.hasNext()) yield(a.next())
        if (b.hasNext()) yield(b.next())
    }
}

class Tree<T : Comparable<T>>(val value: T) {
    private var left: Tree<T>? = null
    private var right: Tree<T>? = null

    fun add(item: T): Tree<T> = apply {
        if (item < value) left = left?.add(item) ?: Tree(item)
        else right = right?.add(item) ?: Tree(item)
    }

    fun walk(): Sequence<T> = sequence {
        left?.let { yieldAll(it.walk()) }
        yield(value)
        right?.run { yieldAll(walk()) }
    }
}

fun main() {
    println(primes().dropWhile { it < 20 }.take(4).toList())
    println(generateSequence(1) { if (it < 500) it * 3 else null }.toList())
    println(sequenceOf(1, 2, 3).interleave(primes().map { -it }.take(2)).joinToString("|"))
    println(listOf(4, 9, 2).fold(Tree(5)) { tree, item -> tree.add(item) }.walk().toList())
    val seen = mutableListOf<String>()
    val total = sequenceOf("a", "bb", "ccc", "dddd")
        .onEach { seen += it }
        .filter { it.length % 2 == 0 }
        .mapIndexed { i, s -> i * 10 + s.length }
        .firstOrNull { it > 5 }
    println("$total $seen")
    println((1..20 step 3).asSequence().zipWithNext { a, b -> b * a }.windowed(2, 2).map { it.sum() }.toList())
    println(('a'..'e').asSequence().chunked(2) { it.joinToString("") }.toList() + (10 downTo 1 step 4).map { "$it" })
}
