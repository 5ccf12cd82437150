interface Parser<T> {
    val name: String
    fun parse(text: String): T
}

class Version private constructor(val major: Int, val minor: Int) {
    companion object Factory : Parser<Version> {
        private var made = 0
        const val SEPARATOR = '.'
        override val name = "version"
        @JvmStatic
        override fun parse(text: String): Version = text.split(SEPARATOR).let { (major, minor) ->
            made++
            Version(major.toInt(), minor.toInt())
        }
        operator fun invoke(major: Int) = Version(major, made)
        val Int.v get() = Version(this)
    }

    override fun toString() = "$major$SEPARATOR$minor"
}

object Registry {
    private val parsers = linkedMapOf<String, Parser<*>>()
    init {
        register(Version)
        register(object : Parser<Int> by (IntParser) {
            override val name = "wrapped-" + IntParser.name
        })
    }
    fun register(parser: Parser<*>) = parsers.put(parser.name, parser)
    operator fun get(name: String) = parsers[name]
    val names: Set<String> get() = parsers.keys
    private object IntParser : Parser<Int> {
        override val name: String = "int"
        override fun parse(text: String) = text.trim().toInt()
    }
    object Nested {
        val inner = names.size
        enum class Level {
            LOW, HIGH;
            companion object {
                val default = HIGH
            }
        }
    }
}

abstract class Counted(counter: Counter) {
    val id = counter.next()
    open class Counter {
        private var last = 0
        fun next() = ++last
    }
}

class First : Counted(First) {
    companion object : Counter()
}

class Second : Counted(Companion) {
    companion object : Counter()
}

fun main() {
    println(Registry.names)
    println(Registry["version"]?.parse("3.14"))
    println("${Version.parse("1.2")} ${Version(7)} ${with(Version) { 9.v }} ${Version.Factory.name}")
    println(Registry["wrapped-int"]?.parse(" 12 ") == 12)
    println("${First().id}${First().id}${Second().id} ${Registry.Nested.inner} ${Registry.Nested.Level.default}")
}
