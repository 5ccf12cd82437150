class Shape(val width: Int = 1, val height: Int = width, vararg val tags: String, val name: String = "s$width") {
    constructor(text: String, block: Shape.() -> Int = { width }) : this(text.length, name = text) {
        total += block()
    }

    companion object {
        var total = 0
    }
}

fun pick(value: Any) = "any"
fun pick(value: Number) = "number"
fun pick(value: Int) = "int"
fun pick(value: Int?) = "int?"
fun pick(vararg values: Int) = "ints${values.size}"
fun pick(value: CharSequence, other: Any? = null) = "chars"
fun call(f: () -> Unit) = "block"
fun call(f: (Int) -> Int) = "function${f(1)}"

fun <T> generic(value: T) = "T"
fun <T : Any> generic(value: List<T>) = "list"
fun generic(value: List<String>?, dummy: Unit = Unit) = "strings"
@JvmName("ints")
fun generic(value: List<Int>) = "ints"

@JvmOverloads
fun area(width: Int, height: Int = width * 2, scale: Double = 1.0, describe: (Double) -> String = { "$it" }) = describe(width * height * scale)

open class Parent {
    open fun greet(name: String = "parent", times: Int = 1) = name.repeat(times)
}

class Child : Parent() {
    override fun greet(name: String, times: Int) = "child:" + super.greet(name, times + 1)
    fun greet(other: Child) = "other"
}

fun spread(first: Int, vararg rest: Int, last: Int = 0): Int = first * 100 + rest.sum() * 10 + last

infix fun Int.add(other: Int) = this + other
infix fun Int.add(other: Double) = this - other

fun main() {
    println(pick(1) + pick(1L) + pick("s") + pick() + pick(1, 2) + pick(listOf(1)) + pick(null as Int?))
    println(call { -> } + call { x: Int -> x * 5 })
    println(generic(1) + generic(listOf(1.5)) + generic(listOf(1)) + generic(null as List<String>?))
    println(area(2) + area(2, scale = 0.5) + area(height = 1, width = 3) { "<$it>" })
    println(Child().greet() + Child().greet(times = 0) + (Child() as Parent).greet("x") + Child().greet(Child()))
    val array = intArrayOf(2, 3)
    println(spread(1, *array, 4, last = 5) + spread(1, last = 2) + spread(0, *array, *array))
    println((1 add 2) + (1 add 2.5))
    Shape("four") { height * 2 }
    println(Shape.total + Shape(2, 3, "a", "b").tags.size + Shape(name = "n", width = 5).height)
}
