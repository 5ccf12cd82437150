sealed class Either<out L, out R> {
    data class Left<L>(val value: L) : Either<L, Nothing>()
    data class Right<R>(val value: R) : Either<Nothing, R>()

    inline fun <T> fold(left: (L) -> T, right: (R) -> T): T = when (this) {
        is Left -> left(value)
        is Right -> right(value)
    }

    companion object {
        inline fun <R> catching(block: () -> R): Either<Throwable, R> = try {
            Right(block())
        } catch (e: Exception) {
            Left(e)
        }
    }
}

inline fun <L, R, S> Either<L, R>.flatMap(f: (R) -> Either<@UnsafeVariance L, S>): Either<L, S> = when (this) {
    is Either.Left -> this
    is Either.Right -> f(value)
}

fun <L, R> Iterable<Either<L, R>>.sequence(): Either<L, List<R>> =
    fold(Either.Right(emptyList<R>()) as Either<L, List<R>>) { all, each -> all.flatMap { list -> each.flatMap { Either.Right(list + it) } } }

class Writer<out T>(val value: T, val log: List<String> = emptyList()) {
    inline fun <R> bind(f: (T) -> Writer<R>): Writer<R> = f(value).let { Writer(it.value, log + it.log) }
    operator fun component1() = value
}

fun half(n: Int) = Writer(n / 2, listOf("half $n"))

class State<S, out A>(val run: (S) -> Pair<A, S>) {
    fun <B> then(f: (A) -> State<S, B>): State<S, B> = State { s -> run(s).let { (a, next) -> f(a).run(next) } }
    infix fun <B> map(f: (A) -> B) = then { a -> State<S, B> { f(a) to it } }
}

fun <S> get() = State<S, S> { it to it }

fun <S> modify(f: (S) -> S) = State<S, Unit> { Unit to f(it) }

val fresh: State<Int, String> = get<Int>().then { n -> modify<Int> { it + 1 } map { "v$n" } }

fun main() {
    fun parse(text: String) = Either.catching { text.toInt() }
    println(listOf("1", "22").map(::parse).sequence().fold({ "bad" }, { it.sum().toString() }))
    println(listOf("1", "x", "y").map(::parse).sequence().fold({ it.message }, { "fine" }))
    val (result) = half(20).bind { half(it + 1) }.bind(::half)
    println("$result ${half(8).bind(::half).log}")
    println(fresh.then { a -> fresh.then { b -> fresh map { c -> listOf(a, b, c) } } }.run(7))
}
