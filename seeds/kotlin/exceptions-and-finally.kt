class Refused(val code: Int, message: String, cause: Throwable? = null) : Exception("$message ($code)", cause)

class Channel(private val name: String, private val log: MutableList<String>) : AutoCloseable {
    init {
        log += "+$name"
    }

    fun send(text: String): Int = if (text.length > 5) throw Refused(text.length, "too long") else text.length

    override fun close() {
        log += "-$name"
        if (name == "bad") error("close failed")
    }
}

fun talk(text: String, log: MutableList<String>): Int = try {
    Channel("a", log).use { a -> Channel(if (text == "x") "bad" else "b", log).use { it.send(text) + a.send("y") } }
} catch (e: Refused) {
    log += e.message!! + e.suppressed.size
    -e.code
} catch (e: IllegalStateException) {
    log += "state ${e.message}"
    0
} finally {
    log += "done"
}

fun nothing(why: String): Nothing = throw UnsupportedOperationException(why)

fun early(n: Int): String {
    for (i in 0..n) {
        try {
            if (i == 2) return "returned $i"
            if (i % 2 == 0) continue
            nothing("odd")
        } catch (e: UnsupportedOperationException) {
            if (n == 1) break
        } finally {
            if (n == 9) return "finally"
        }
    }
    return "end"
}

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

fun parse(text: String): Result<Int> = runCatching { text.toInt() }.recoverCatching { text.length.takeIf { it > 2 } ?: throw Refused(1, "short", it) }

fun main() {
    for (text in listOf("abc", "abcdef", "x")) {
        val log = mutableListOf<String>()
        println("${talk(text, log)} $log")
    }
    println(early(0) + early(1) + early(3) + early(9))
    println(gcd(84, 36))
    println(listOf("12", "x", "four").map { parse(it).getOrElse { e -> e.cause?.javaClass?.simpleName ?: "none" } })
    val value: String? = null
    println(runCatching { value ?: throw Refused(3, "null") }.onFailure { println(it.message) }.isFailure)
    val result = try { value!!.length } catch (e: NullPointerException) { -1 }
    println(result + (value?.length ?: try { "5".toInt() } catch (e: Exception) { 0 }))
}
