typealias Step<S> = (S) -> S

fun <A, B, C> curry(f: (A, B) -> C): (A) -> (B) -> C = { a -> { b -> f(a, b) } }

fun <A, B, C> flip(f: (A, B) -> C): (B, A) -> C = { b, a -> f(a, b) }

fun <S> compose(vararg steps: Step<S>): Step<S> = steps.reduce { first, second -> { second(first(it)) } }

fun apply(times: Int = 2, f: (Int) -> Int): (Int) -> Int = { start -> (1..times).fold(start) { value, _ -> f(value) } }

class Adder(val by: Int) : (Int) -> Int {
    override fun invoke(p1: Int): Int = p1 + by
    fun member(x: Int, y: Int) = x * y + by
}

fun local(n: Int): Int {
    fun go(k: Int, sum: Int): Int = if (k == 0) sum else go(k - 1, sum + k * n)
    val anonymous = fun(x: Int): Int {
        if (x > 10) return x
        return go(x, 0)
    }
    return anonymous(3) + anonymous(11)
}

fun callback(onDone: ((String) -> Unit)? = null, then: (() -> Unit) -> Unit = { it() }) = then { onDone?.invoke("done") }

fun main() {
    println(curry<Int, String, String> { n, s -> s.repeat(n) }(3)("ab"))
    println(flip { a: Int, b: String -> "$a$b" }("x", 1))
    println(compose<Int>({ it + 1 }, Adder(10), { -it })(5))
    println(apply(3) { it * 2 }(1) + apply { it - 1 }(9))
    val unbound: (Adder, Int, Int) -> Int = Adder::member
    val bound: (Int, Int) -> Int = Adder(1)::member
    val make: (Int) -> Adder = ::Adder
    val property: (Adder) -> Int = Adder::by
    println(unbound(make(2), 3, 4) + bound(5, 6) + property(make(7)))
    println(local(2))
    callback(::println)
    callback()
    callback({ println("$it!") }) { run -> run(); run() }
    val table = mapOf<String, (Double, Double) -> Double>("+" to Double::plus, "max" to ::maxOf, "avg" to { a, b -> (a + b) / 2 })
    println(table.mapValues { (_, f) -> f(1.5, 4.0) })
    val extension: Int.(Int) -> Int = Int::times
    println(3.extension(4) + extension(5, 6))
}
