sealed interface Expr {
    data class Num(val value: Int) : Expr
    data class Sum(val left: Expr, val right: Expr) : Expr
    data class Let(val name: String, val value: Expr, val body: Expr) : Expr
    data class Ref(val name: String) : Expr
    data object Zero : Expr
}

sealed class Result<out T> {
    class Ok<T>(val value: T) : Result<T>()
    class Failed(val why: String) : Result<Nothing>()
}

fun <T, R> Result<T>.then(f: (T) -> Result<R>): Result<R> = when (this) {
    is Result.Ok -> f(value)
    is Result.Failed -> this
}

fun eval(expr: Expr, scope: Map<String, Int> = emptyMap()): Result<Int> = when (expr) {
    is Expr.Num -> Result.Ok(expr.value)
    is Expr.Sum -> eval(expr.left, scope).then { a -> eval(expr.right, scope).then { b -> Result.Ok(a + b) } }
    is Expr.Let -> eval(expr.value, scope).then { eval(expr.body, scope + (expr.name to it)) }
    is Expr.Ref -> scope[expr.name]?.let { Result.Ok(it) } ?: Result.Failed("no ${expr.name}")
    Expr.Zero -> Result.Ok(0)
}

fun classify(x: Any?): String = when {
    x == null -> "null"
    x is Int && x in 1..9 -> "digit"
    x is Int || x is Long -> "integer"
    x is String -> when (x.length) {
        0 -> "empty"
        in 1..3 -> "short"
        !in 4..10 -> "long"
        else -> "middle"
    }
    else -> when (val size = (x as? Collection<*>)?.size) {
        null -> "other"
        0, 1 -> "small"
        else -> "many$size"
    }
}

fun show(result: Result<Any?>) = when (result) {
    is Result.Ok -> "ok ${result.value}"
    is Result.Failed -> "failed: ${result.why}"
}

fun main() {
    val program = Expr.Let("x", Expr.Sum(Expr.Num(2), Expr.Zero), Expr.Sum(Expr.Ref("x"), Expr.Ref("x")))
    println(show(eval(program)) + " " + show(eval(program.body)))
    println(program.copy(body = Expr.Zero) == Expr.Let("x", program.value, Expr.Zero))
    println(listOf(null, 5, 70, 3L, "", "abc", "abcd", "long enough text", listOf(1, 2), 'c').map(::classify))
}
