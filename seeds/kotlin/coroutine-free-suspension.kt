import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.RestrictsSuspension
import kotlin.coroutines.createCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.startCoroutine
import kotlin.coroutines.suspendCoroutine

@RestrictsSuspension
class Script {
    val log = mutableListOf<String>()
    private var next: Continuation<Int>? = null

    suspend fun ask(what: String): Int {
        log += "ask $what"
        return suspendCoroutine { next = it }
    }

    fun answer(value: Int): Boolean {
        val waiting = next ?: return false
        next = null
        waiting.resume(value)
        return true
    }

    inline fun note(text: () -> String) {
        log.add(text())
    }
}

fun run(block: suspend Script.() -> String): Script {
    val script = Script()
    block.startCoroutine(script, Continuation(EmptyCoroutineContext) { script.log += "ended ${it.getOrElse { e -> e.message }}" })
    return script
}

suspend fun Script.sum(count: Int): Int {
    var total = 0
    for (i in 1..count) {
        val value = ask("n$i")
        if (value < 0) continue
        total += try {
            100 / value
        } catch (e: ArithmeticException) {
            ask("again")
        } finally {
            note { "step $i" }
        }
    }
    return total
}

suspend fun <T> twice(block: suspend (Int) -> T): List<T> = listOf(block(1), block(2))

fun main() {
    val script = run { "sum ${sum(3)}" }
    println(listOf(5, 0, 7, -1).map(script::answer))
    println(script.log)
    var result: Any? = null
    val task: suspend () -> List<Double> = { twice { it * 2.5 } }
    val lazyStart = task.createCoroutine(Continuation(EmptyCoroutineContext) { result = it.getOrNull() })
    println(result)
    lazyStart.resume(Unit)
    println(result)
}
