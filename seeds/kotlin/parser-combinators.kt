class Input(val text: String, val at: Int = 0) {
    val head: Char? get() = text.getOrNull(at)
    fun next(by: Int = 1) = Input(text, at + by)
}

sealed interface Outcome<out T>

data class Parsed<T>(val value: T, val rest: Input) : Outcome<T>

data class Refused(val expected: String, val at: Int) : Outcome<Nothing>

fun interface Parser<out T> {
    fun parse(input: Input): Outcome<T>

    operator fun invoke(text: String): Outcome<T> = parse(Input(text))
}

inline fun <T, R> Outcome<T>.bind(f: (T, Input) -> Outcome<R>): Outcome<R> = when (this) {
    is Parsed -> f(value, rest)
    is Refused -> this
}

fun satisfies(expected: String, test: (Char) -> Boolean): Parser<Char> = Parser { input ->
    input.head?.takeIf(test)?.let { Parsed(it, input.next()) } ?: Refused(expected, input.at)
}

fun <T, R> Parser<T>.map(f: (T) -> R): Parser<R> = Parser { parse(it).bind { value, rest -> Parsed(f(value), rest) } }

infix fun <A, B> Parser<A>.then(other: Parser<B>): Parser<Pair<A, B>> =
    Parser { input -> parse(input).bind { a, rest -> other.parse(rest).bind { b, end -> Parsed(a to b, end) } } }

infix fun <T> Parser<T>.or(other: Parser<T>): Parser<T> = Parser { input ->
    when (val first = parse(input)) {
        is Parsed -> first
        is Refused -> other.parse(input)
    }
}

fun <T> Parser<T>.many(): Parser<List<T>> = Parser { input ->
    val found = mutableListOf<T>()
    var at = input
    while (true) {
        val (value, rest) = parse(at) as? Parsed ?: break
        found += value
        at = rest
    }
    Parsed(found, at)
}

fun <T> lazy(parser: () -> Parser<T>): Parser<T> = Parser { parser().parse(it) }

fun char(c: Char) = satisfies("'$c'") { it == c }

val digits = (satisfies("digit", Char::isDigit) then satisfies("digit", Char::isDigit).many()).map { (a, b) -> (listOf(a) + b).joinToString("").toInt() }

val factor: Parser<Int> = digits or (char('(') then lazy { sum } then char(')')).map { it.first.second }

val term: Parser<Int> = (factor then (char('*') then factor).many()).map { (a, b) -> b.fold(a) { x, y -> x * y.second } }

val sum: Parser<Int> = (term then ((char('+') or char('-')) then term).many()).map { (a, rest) ->
    rest.fold(a) { x, (op, y) -> if (op == '+') x + y else x - y }
}

fun main() {
    for (text in listOf("1+2*3", "(1+2)*3-4", "2*", "x")) {
        println(when (val outcome = sum(text)) {
            is Parsed -> "${outcome.value} rest ${outcome.rest.at}"
            is Refused -> "expected ${outcome.expected} at ${outcome.at}"
        })
    }
}
