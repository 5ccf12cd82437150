interface Source<out T> {
    fun next(): T?
    fun <R> map(f: (T) -> R): Source<R> = let { self ->
        object : Source<R> {
            override fun next() = self.next()?.let(f)
        }
    }
}

interface Sink<in T> {
    fun put(value: T)
    fun <S> contramap(f: (S) -> T): Sink<S> = let { outer ->
        object : Sink<S> {
            override fun put(value: S) = outer.put(f(value))
        }
    }
}

class Buffer<T>(vararg start: T) : Source<T>, Sink<T> {
    private val items = ArrayDeque(start.toList())
    override fun next(): T? = items.removeFirstOrNull()
    override fun put(value: T) {
        items.addLast(value)
    }
    val size get() = items.size
}

class Box<T>(var value: T)

fun copy(from: Box<out Number>, to: Box<in Int>): Int {
    to.value = from.value.toInt()
    return to.value.hashCode()
}

fun drain(source: Source<Any?>): List<Any?> = generateSequence { source.next() }.toList()

fun <T> pour(from: Source<T>, vararg to: Sink<T>) {
    while (true) {
        val item = from.next() ?: break
        for (sink in to) sink.put(item)
    }
}

fun stars(map: Map<*, *>, array: Array<out CharSequence>, box: Box<*>): Int {
    val value: Any? = box.value
    return map.size + array.sumOf { it.length } + if (value is String) value.length else -1
}

fun main() {
    val strings = Buffer("a", "bb")
    val anything: Sink<String> = Buffer<Any>()
    val lengths = Buffer<Int>()
    pour(strings, anything, lengths.contramap(String::length))
    println("${(anything as Buffer<*>).size} ${drain(lengths.map { it * 1.5 })}")
    val target = Box<Number>(0.5)
    println(copy(Box(3.9), target) + copy(Box(2L), Box<Any>("x")))
    println(stars(mapOf(1 to "x"), arrayOf<CharSequence>("abc", StringBuilder("d")), Box("four")))
    val producer: () -> Number = { 5 }
    val consumer: (Int) -> Any = { n: Number -> n.toDouble() }
    println(consumer(producer().toInt()))
}
