const val WIDTH = 12

data class Row(val cells: List<Any?>) {
    constructor(vararg cells: Any?) : this(cells.toList())
}

val indented = """
    |fun ${"main"}() {
    |    val price = ${'$'}{5 + 1}
    |    "quoted" and \n raw
    |}
""".trimMargin()

fun render(rows: List<Row>): String = rows.joinToString("\n") { row ->
    row.cells.joinToString(" | ", prefix = "[", postfix = "]") { cell ->
        when (cell) {
            null -> "-".padEnd(3)
            is Number -> "$cell".padStart(WIDTH / 2, '0')
            is Iterable<*> -> "${cell.map { "<$it>" }}"
            else -> "${cell.toString().take(4)}${if (cell.toString().length > 4) "..." else ""}"
        }
    }
}

fun caesar(text: String, by: Int) = text.map { c ->
    when (c) {
        in 'a'..'z' -> 'a' + (c - 'a' + by).mod(26)
        in 'A'..'Z' -> ((c - 'A' + by).mod(26) + 'A'.code).toChar()
        else -> c
    }
}.joinToString("")

fun words(text: String): Map<Int, List<String>> = text.split(Regex("[^a-z]+")).filter(String::isNotEmpty).groupBy { it.length }.toSortedMap()

fun main() {
    println(indented)
    println(render(listOf(Row(1, null, "text"), Row(listOf(1, 'c'), 2.5, "a longer text"))))
    println(caesar("Hello, xyz", 3) + caesar(caesar("abc", 5), -5))
    println(words("the quick brown fox, the lazy dog"))
    val name = "n"
    println("$name.length ${name.length} ${name}s \$name \u0041\t${"nested ${"deep $name"}"}")
    println("abc".reversed() + "a-b-c".replace("-", "") + "kotlin".slice(1..3) + "x".compareTo("y") + "ABC".lowercase()[1])
    println("line1\nline2\r\n".lines().size + "a,b;c".split(',', ';').lastIndex)
    println("tacocat".let { it == it.reversed() }.toString() + "12".toIntOrNull() + "z".toIntOrNull(36) + "%.2f".format(1.005).length)
}
