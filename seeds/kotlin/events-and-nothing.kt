sealed interface Event {
    val at: Int

    sealed interface Input : Event
    data class Key(override val at: Int, val code: Char, val shift: Boolean = false) : Input
    data class Click(override val at: Int, val x: Int, val y: Int) : Input
    data class Failure(override val at: Int, val error: Throwable) : Event
    object Tick : Event {
        override val at = -1
    }
}

class Bus {
    private val handlers = mutableListOf<Pair<(Event) -> Boolean, (Event) -> Unit>>()

    inline fun <reified E : Event> on(noinline handler: (E) -> Unit) = add({ it is E }) { handler(it as E) }

    @PublishedApi
    internal fun add(test: (Event) -> Boolean, handler: (Event) -> Unit): Bus = apply { handlers += test to handler }

    fun send(vararg events: Event): Int = events.sumOf { event -> handlers.filter { (test) -> test(event) }.onEach { (_, h) -> h(event) }.size }
}

fun fail(why: String): Nothing = throw IllegalStateException(why)

fun Event.describe(): String = when (this) {
    is Event.Key -> if (shift) code.uppercase() else code.toString()
    is Event.Click -> "$x:$y"
    is Event.Failure -> error.message ?: fail("no message")
    Event.Tick -> "tick"
}

fun choose(n: Int): Event.Input {
    val event = when {
        n < 0 -> fail("negative $n")
        n == 0 -> null
        n % 2 == 0 -> Event.Click(n, n / 2, -n)
        else -> Event.Key(n, 'a' + n, n > 4)
    } ?: return Event.Key(0, 'z')
    return event
}

fun <T> List<T>.only(): T = if (size == 1) this[0] else TODO("$size items")

fun main() {
    val log = mutableListOf<String>()
    val bus = Bus().on<Event.Input> { log += "in ${it.at}" }.on<Event> { log += it.describe() }.on<Event.Click> { (_, x) -> log += "x$x" }
    println(bus.send(choose(3), choose(4), Event.Tick, Event.Failure(9, Error("oops"))))
    println(log)
    println(listOf(0, 5, 6).map { choose(it).describe() })
    println(runCatching { choose(-2) }.exceptionOrNull()?.message + runCatching { listOf(1, 2).only() }.exceptionOrNull()!!::class.simpleName)
    val nothing: List<Nothing> = emptyList()
    val all: List<String> = nothing + "x"
    println(all.only() + (nothing.firstOrNull() ?: "none"))
}
