class Rule<in T>(val name: String, val test: (T) -> Boolean) {
    infix fun <S : T> and(other: Rule<S>): Rule<S> = Rule("$name & ${other.name}") { test(it) && other.test(it) }
    infix fun <S : T> or(other: Rule<S>) = Rule<S>("($name | ${other.name})") { test(it) || other.test(it) }
    operator fun not() = Rule<T>("!$name") { !test(it) }
    infix fun checks(value: T) = if (test(value)) "$name: yes" else "$name: no"
}

object A
object An

infix fun <T> A.rule(name: String): (T.() -> Boolean) -> Rule<T> = { test -> Rule(name) { it.test() } }

class Subject<T>(val value: T) {
    inner class Verdict(private val parts: List<Boolean>) {
        infix fun also(rule: Rule<T>) = Verdict(parts + rule.test(value))
        val all get() = parts.all { it }
        override fun toString() = parts.joinToString("") { if (it) "+" else "-" }
    }

    infix fun must(rule: Rule<T>): Verdict = Verdict(listOf(rule.test(value)))
}

fun <T> expect(value: T) = Subject(value)

val long = Rule<CharSequence>("long") { it.length > 4 }
val upper = A.rule<String>("upper")() { this == uppercase() }
val any = Rule<Any?>("any") { true }

private operator fun <T> ((T.() -> Boolean) -> Rule<T>).invoke() = this

fun main() {
    val both: Rule<String> = long and upper
    println(both checks "KOTLIN")
    println((any and long or upper) checks "ab")
    println(!both checks "short")
    val verdict = expect("LOUD") must upper also long also !long also any
    println("$verdict ${verdict.all} ${(expect(3) must any).all}")
}
