val log = mutableListOf<String>()

fun <T> note(text: String, value: T): T = value.also { log += text }

open class Base(text: String) {
    val first = note("base-first", text.length)
    init {
        note("base-init", 0)
        hook()
    }
    open val size: Int = note("base-size", 1)
    constructor(n: Int) : this("x".repeat(n)) {
        note("base-secondary", n)
    }
    open fun hook() {
        note("base-hook", 0)
    }
}

class Derived(private val text: String? = note("default", "d")) : Base(note("argument", 2)) {
    override val size: Int
    private val list = note("list", mutableListOf(1))
    init {
        size = list.size + 5
        note("derived-init-$size", 0)
    }
    val after = note("after", size * 2)
    override fun hook() {
        note("hook-$text-$size-${@Suppress("SENSELESS_COMPARISON") (list == null)}", 0)
    }
}

object Single {
    val a = note("single-a", 1)
    init {
        note("single-init", 0)
    }
    const val CONSTANT = 7
    val b by lazy { note("single-lazy", a + 1) }
}

class WithCompanion {
    companion object {
        val shared = note("companion", 3)
        fun touch() = shared
    }
    val own = note("own", shared + 1)
}

enum class Level(val n: Int) {
    LOW(note("low", 1)), HIGH(note("high", 2));
    companion object {
        val sum = note("level-companion", entries.sumOf { it.n })
    }
}

fun defaults(a: Int = note("a", 1), b: Int = note("b", a + 1), c: () -> Int = { note("c", b) }) = a + b + c()

fun main() {
    note("constant-${Single.CONSTANT}", 0)
    val derived = Derived()
    println("${derived.first} ${derived.after} ${Single.b + Single.b}")
    WithCompanion().own + WithCompanion.touch()
    println(defaults() + defaults(b = 5) + defaults(c = { 0 }, a = 3))
    println(Level.HIGH.n + Level.sum)
    println(log)
}
