interface Store<K, V> {
    operator fun get(key: K): V?
    operator fun set(key: K, value: V)
    val keys: Collection<K>
}

class MapStore<K, V>(private val map: MutableMap<K, V> = linkedMapOf()) : Store<K, V> {
    override fun get(key: K) = map[key]
    override fun set(key: K, value: V) {
        map[key] = value
    }
    override val keys: Set<K> get() = map.keys
}

class Counting<K, V>(private val inner: Store<K, V>) : Store<K, V> by (inner) {
    var reads = 0
        private set

    override fun get(key: K): V? = inner[key].also { reads++ }
}

class Converting<K, A, B>(private val inner: Store<K, A>, private val into: (A) -> B, private val back: (B) -> A) : Store<K, B> {
    override fun get(key: K): B? = inner[key]?.let(into)
    override fun set(key: K, value: B) = inner.set(key, back(value))
    override val keys by (inner::keys)
}

abstract class Chain<T : Chain<T>> {
    var next: T? = null
    abstract val self: T
    fun last(): T = next?.last() ?: self
    infix fun linked(other: T): T = self.also { last().next = other }
}

class Node(val value: Int) : Chain<Node>() {
    override val self get() = this
}

fun <K : Any, V : Any, S : Store<in K, out V>> S.values(vararg keys: K): List<V> = keys.mapNotNull { this[it] }

fun main() {
    val counting = Counting(MapStore<String, Int>())
    val texts: Store<String, String> = Converting(counting, Int::toString, String::toInt)
    texts["a"] = "12"
    counting["b"] = 30
    println("${texts["a"]?.length} ${counting["b"]} ${texts.keys} ${counting.reads} ${texts["z"]}")
    println(counting.values("a", "b", "c") + counting.reads)
    println((Node(1) linked Node(2) linked Node(3)).last().value)
}
