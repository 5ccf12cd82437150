class Address(val street: String?, val zip: Int?)

open class Person(val name: String, val address: Address?) {
    var friend: Person? = null
    lateinit var nickname: String

    fun nick() = if (this::nickname.isInitialized) nickname else "none"
}

fun zipOf(person: Person?): Int = person?.address?.zip ?: person?.friend?.let { zipOf(it) } ?: -1

fun length(text: String?): Int {
    if (text.isNullOrEmpty()) return 0
    return text.length
}

fun smart(x: Any?, y: String?): String {
    if (x !is String) return x?.toString() ?: y.orEmpty()
    val copy = y
    if (copy == null && x.isEmpty()) throw IllegalStateException("nothing")
    return x + (copy?.length ?: x.length)
}

fun <T : Any> firstNotNull(vararg items: T?): T = items.firstOrNull { it != null } ?: error("all null")

fun <T> elvis(value: T?, other: () -> T): T = value ?: other()

fun <T> definitely(value: T): T & Any = value ?: throw NullPointerException("no value")

fun loop(start: Person): List<String> {
    val names = mutableListOf<String>()
    var at: Person? = start
    while (at != null && names.size < 5) {
        names += at.name
        at = at.friend
    }
    return names
}

fun main() {
    val ann = Person("ann", Address(null, 12))
    val bob = Person("bob", null).apply { friend = ann }
    ann.friend = bob
    println("${zipOf(bob)} ${zipOf(null)} ${zipOf(Person("c", Address("s", null)))} ${loop(ann)}")
    println(length(null) + length("abc"))
    println(smart(5, null) + smart("ab", "xyz") + smart(null, null) + smart("q", null))
    println(runCatching { smart("", null) }.exceptionOrNull() is IllegalStateException)
    println(firstNotNull(null, 3, 4) + elvis<Int>(null) { 10 } + definitely<Int?>(5))
    bob.nickname = "b"
    println(ann.nick() + bob.nick() + (bob.friend!!.address!!.street ?: "nowhere"))
    val list: List<Int?> = listOf(1, null, 3)
    println(list.filterNotNull().sum() + list.mapNotNull { it?.times(2) }.size + (list as List<*>).count { it == null })
    val text: String? = if (list.size > 2) "t" else null
    if (text != null && text.length == 1 || text?.length == 9) println(text?.uppercase())
}
