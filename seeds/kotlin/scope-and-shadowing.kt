val name = "top"

class Outer(val name: String) {
    val twice = name + this.name

    fun inner(name: Int): String {
        val local = "$name${this.name}"
        return listOf(1).map { name ->
            val it = name * 2
            run { "$local$it$name${this@Outer.name}" }
        }.single()
    }

    inner class In(name: Char) {
        val name = name + 1
        fun all() = "$name ${this@Outer.name} ${this@In.name} ${with(Outer("w")) { name + this@Outer.name }}"
    }

    fun String.name() = "$length${this@Outer.name}$this"

    fun use() = "x".name()
}

fun name() = "function"

fun shadow(x: Int): Int {
    var x = x
    x += 1
    val f = { x: Int -> x * 2 }
    for (x in 0..1) if (x == 1) return f(x + 10) + x
    return x
}

fun String.describe(): String {
    fun String.inside() = "[$this${this@describe}]"
    return "a".inside()
}

fun nestedReceivers() = buildString {
    append("x")
    val outer = this
    listOf(1, 2).forEach {
        StringBuilder().apply {
            append(it)
            outer.append(this)
            this@buildString.append(length)
        }
    }
}

object Holder {
    val value = compute()
    private val base = 5
    private fun compute() = base + 1
    val late by lazy { base + 1 }
}

fun main() {
    val outer = Outer("o")
    println(outer.twice + outer.inner(5) + outer.In('a').all() + outer.use())
    println(name + name() + shadow(3) + "z".describe())
    println(nestedReceivers() + Holder.value + Holder.late)
    val name = name.length
    println(name + 1)
    run { val name = 'c'; println(name) }
    if (name > 2) { val name = listOf(name); println(name) }
}
