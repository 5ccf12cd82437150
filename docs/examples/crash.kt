class Pair<A, B>(val first: A, val second: B) {
    fun swapped(): Pair<B, A> = Pair(second, first)
}

fun longest(names: Array<String>): String =
    names.reduceIndexed(fun(_, first, _): String {
        val letter: (Int) -> Char = (TODO() as CharSequence)::get
        return first
    })

fun main() {
    println(Pair(longest(arrayOf("a", "bc")), 1).swapped().first)
}
