inline fun <reified T> List<*>.firstOfType(): T? {
    for (item in this) if (item is T) return item
    return null
}

inline fun <reified T : Any> nameOf(): String = T::class.simpleName ?: "anonymous"

inline fun <T> measure(label: String, crossinline log: (String) -> Unit, noinline done: () -> Unit, block: () -> T): T {
    val report = { text: String -> log("$label: $text") }
    report("begin")
    try {
        return block()
    } finally {
        report("end")
        done.invoke()
    }
}

inline fun <A, B, reified C> convert(value: A, first: (A) -> B, second: (B) -> Any?): C? = second(first(value)) as? C

inline var counter: Int
    get() = hidden
    set(value) {
        hidden = value * 2
    }

@PublishedApi
internal var hidden = 1

fun search(words: List<String>): Int {
    words.forEachIndexed { index, word ->
        if (word.isEmpty()) return@forEachIndexed
        if (word.length > 3) return index
    }
    return -1
}

fun main() {
    val mixed = listOf(1, "two", 3.0, 'c', listOf(5))
    println(mixed.firstOfType<String>())
    println(mixed.firstOfType<List<*>>()?.size)
    println(nameOf<Map<String, Int>>() + nameOf<Int>())
    val log = mutableListOf<String>()
    val result = measure("m", { log += it }, { log.add("done") }) { search(listOf("", "abc", "four")) }
    println("$result $log")
    println(convert<Int, String, Int>(5, { it.toString() + "1" }, String::toInt))
    counter = counter + 4
    println(counter)
}
