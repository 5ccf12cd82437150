fun primesBelow(limit: Int): List<Int> {
    val found = mutableListOf<Int>()
    outer@ for (n in 2 until limit) {
        for (p in found) {
            if (p * p > n) break
            if (n % p == 0) continue@outer
        }
        found.add(n)
    }
    return found
}

fun grid(size: Int): String {
    val text = StringBuilder()
    var y = 0
    rows@ do {
        var x = size
        while (x-- > 0) {
            when {
                x == y -> continue
                x + y == size * 2 - 4 -> break@rows
                x < y -> text.append('-')
                else -> text.append(x)
            }
        }
        text.append('/')
    } while (++y < size)
    return text.toString()
}

fun digits(number: Long): IntArray {
    var rest = if (number < 0) -number else number
    val result = ArrayList<Int>()
    while (true) {
        result += (rest % 10).toInt()
        rest /= 10
        if (rest == 0L) return result.reversed().toIntArray()
    }
}

fun ranges(): List<Any> = listOf(
    (1..10 step 4).toList(), (5 downTo 1).sum(), ('a'..<'d').joinToString(""), 3 in 1..2, (0L..4L).reversed().first,
    (1u..3u).sum(), 2.5 in 1.0..3.0, "m" in "a".."z", IntProgression.fromClosedRange(7, 1, -3).last,
)

fun nested(words: List<String>): Int = words.sumOf word@{ word ->
    var score = 0
    word.forEachIndexed { index, c ->
        if (c == '!') return@word -1
        if (c.isUpperCase()) return@forEachIndexed
        score += index
    }
    score
}

fun main() {
    println(primesBelow(40))
    println(grid(4))
    println(digits(-90210).joinToString() + digits(0).size)
    println(ranges())
    println(nested(listOf("abc", "aBc", "oh!")))
    var i = 10
    val log = buildString {
        while (i > 0) {
            i -= if (i % 3 == 0) 1 else 2
            if (i == 5) continue
            append(i).append(' ')
        }
        repeat(2) { append("r$it") }
    }
    println(log)
    for ((index, pair) in listOf(1 to 'a', 2 to 'b').withIndex()) {
        val (n, c) = pair
        print("$index$n$c ")
    }
    println()
}
