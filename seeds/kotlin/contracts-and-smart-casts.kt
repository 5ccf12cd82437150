import kotlin.contracts.ExperimentalContracts
import kotlin.contracts.InvocationKind
import kotlin.contracts.contract

@OptIn(ExperimentalContracts::class)
fun isText(value: Any?): Boolean {
    contract { returns(true) implies (value is String) }
    return value is String && value.isNotEmpty()
}

@OptIn(ExperimentalContracts::class)
inline fun <R> once(block: () -> R): R {
    contract { callsInPlace(block, InvocationKind.EXACTLY_ONCE) }
    return block()
}

@OptIn(ExperimentalContracts::class)
fun demand(condition: Boolean, message: () -> String) {
    contract { returns() implies condition }
    if (!condition) throw IllegalArgumentException(message())
}

open class Animal(val legs: Int)

class Dog(val name: String) : Animal(4) {
    infix fun bark(times: Int) = "w".repeat(times)
}

class Holder(val animal: Animal?, var other: Any?)

fun describe(animal: Animal?): String {
    if (animal !is Dog) return "other ${animal?.legs}"
    val text = animal.name
    return text + (animal bark animal.legs)
}

fun holder(holder: Holder): Int {
    val animal = holder.animal ?: return -1
    if (holder.animal is Dog && holder.animal.name == "rex") return holder.animal.legs + animal.legs
    val other = holder.other
    return when {
        other is Int && other > 1 -> other
        other is List<*> && other.isNotEmpty() && other[0] is String -> (other[0] as String).length
        else -> other?.hashCode() ?: 0
    }
}

fun loop(values: List<Any>): Int {
    var total = 0
    var last: Any = ""
    for (value in values) {
        last = value
        if (last !is Int) continue
        total += last
    }
    return if (last is String) total - last.length else total
}

fun main() {
    val assigned: Int
    once { assigned = 5 }
    val any: Any? = "abc"
    if (isText(any)) println(any.length + assigned)
    val maybe: Any = Dog("rex")
    demand(maybe is Dog) { "no dog" }
    println(maybe.name + describe(maybe) + describe(Animal(2)) + describe(null))
    println(holder(Holder(maybe, 1)) + holder(Holder(Animal(1), 7)) + holder(Holder(Animal(1), listOf("four"))))
    println(loop(listOf(1, "x", 2.0, 3, "ab")))
}
