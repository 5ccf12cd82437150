interface Comparing<T> where T : Comparable<T>, T : CharSequence {
    fun longest(vararg items: T): T? = items.maxWithOrNull(compareBy<T> { it.length }.thenDescending(naturalOrder()))
}

object Strings : Comparing<String>

abstract class Builder<T, B : Builder<T, B>> {
    protected val parts = mutableListOf<T>()
    @Suppress("UNCHECKED_CAST")
    fun self(): B = this as B
    fun add(part: T): B = self().also { parts.add(part) }
    abstract fun build(): String
}

class Joiner<T : Any>(private val separator: String) : Builder<T, Joiner<T>>() {
    fun twice(): Joiner<T> = apply { parts.addAll(parts.toList()) }
    override fun build() = parts.joinToString(separator)
}

fun <K : Comparable<K>, V> MutableMap<K, MutableList<V>>.store(key: K, value: V): Int =
    getOrPut(key) { mutableListOf() }.apply { add(value) }.size

fun <T> T.pipe(vararg steps: (T) -> T): T = steps.fold(this) { value, step -> step(value) }

fun <A, B, C> ((A) -> B).then(next: (B) -> C): (A) -> C = { next(this(it)) }

fun <T, R : Comparable<R>> List<T>.split(pivot: R, key: (T) -> R): Triple<List<T>, List<T>, List<T>> {
    val (less, rest) = partition { key(it) < pivot }
    val (same, more) = rest.partition { key(it) == pivot }
    return Triple(less, same, more)
}

class Cache<in K : Any, out V : Any>(private val load: (K) -> V) {
    private val known = HashMap<Any, Any>()
    @Suppress("UNCHECKED_CAST")
    operator fun get(key: K): V = known.getOrPut(key) { load(key) } as V
}

inline fun <T, reified R : T> narrow(items: Iterable<T>, test: (R) -> Boolean): List<R> = items.filterIsInstance<R>().filter(test)

fun main() {
    println(Strings.longest("pear", "fig", "plum"))
    println(Joiner<Number>("+").add(1).add(2.5).twice().build())
    val map = sortedMapOf<String, MutableList<Int>>()
    println(map.store("k", 1) + map.store("k", 2) + map.store("j", 3))
    println(3.pipe({ it + 1 }, { it * it }) + "ab".pipe<CharSequence>({ it.reversed() }, { "$it!" }).length)
    println((String::length).then { it * 2.0 }.then(Double::toString)("four"))
    println(listOf("a", "bb", "cc", "ddd").split(2) { it.length }.toList())
    println(Cache<String, Int> { it.length }["abc"])
    println(narrow<Any, String>(listOf(1, "x", "yy")) { it.length > 1 })
}
