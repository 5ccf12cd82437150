enum class Planet(val mass: Double, private val radius: Double) {
    MERCURY(3.3, 2.4), EARTH(5.9, 6.3), MARS(0.6, 3.3) {
        override val nick get() = "red"
        override fun weigh(kilos: Int) = super.weigh(kilos) - 1
    };

    open val nick: String get() = name.lowercase().replaceFirstChar { it.uppercase() }
    open fun weigh(kilos: Int): Int = (kilos * mass / (radius * radius)).toInt()

    companion object {
        private val byNick = entries.associateBy { it.nick }
        operator fun get(nick: String) = byNick[nick] ?: EARTH
    }
}

interface Op : (Int, Int) -> Int {
    val symbol: Char
}

enum class Arithmetic(override val symbol: Char) : Op {
    ADD('+') {
        override fun invoke(a: Int, b: Int) = a + b
    },
    SUB('-') {
        override fun invoke(a: Int, b: Int): Int { return a - b }
    },
    POW('^') {
        override fun invoke(a: Int, b: Int): Int = if (b <= 1) a else invoke(a * a, b / 2)
    };
}

enum class Access(val bit: Int) {
    READ(1), WRITE(2), RUN(4);
    infix fun or(other: Access) = bit or other.bit
}

inline fun <reified E : Enum<E>> parse(text: String): E? = enumValues<E>().firstOrNull { it.name.equals(text, ignoreCase = true) }

fun next(access: Access): Access = when (access) {
    Access.READ -> Access.WRITE
    Access.WRITE -> Access.RUN
    Access.RUN -> Access.READ
}

fun main() {
    println(Planet.entries.joinToString { "${it.nick}:${it.weigh(70)}" })
    println("${Planet["red"]} ${Planet["x"].ordinal} ${Planet.MARS.javaClass == Planet::class.java} ${Planet.valueOf("MARS").declaringJavaClass.simpleName}")
    println(Arithmetic.entries.map { "${it.symbol}${it(7, 3)}" })
    println(parse<Access>("write")?.let(::next))
    println((Access.READ or Access.RUN) and Access.WRITE.bit.inv())
    println(generateSequence(Access.READ, ::next).take(5).map { it.name.first() }.joinToString(""))
    val counts = java.util.EnumMap<Access, Int>(Access::class.java)
    for (access in listOf(Access.RUN, Access.READ, Access.RUN)) counts.merge(access, 1, Int::plus)
    println(counts)
    println(runCatching { enumValueOf<Planet>("PLUTO") }.isFailure && Access.READ < Access.RUN)
}
