@DslMarker
annotation class HtmlDsl

@HtmlDsl
abstract class Element(private val tag: String) {
    private val children = mutableListOf<Any>()
    val attributes = sortedMapOf<String, String>()

    protected fun <E : Element> child(element: E, init: E.() -> Unit): E {
        element.init()
        children += element
        return element
    }

    operator fun String.unaryPlus() {
        children += this
    }

    infix fun String.to(value: Any) {
        attributes[this] = value.toString()
    }

    override fun toString(): String {
        val shown = attributes.entries.joinToString("") { (key, value) -> " $key='$value'" }
        return children.joinToString("", "<$tag$shown>", "</$tag>")
    }
}

class Page : Element("page") {
    fun list(init: Items.() -> Unit) = child(Items(), init)
    inline fun title(text: () -> String) {
        "title" to text()
    }
}

class Items : Element("ul") {
    var count = 0
        private set

    fun item(text: String? = null, init: Item.() -> Unit = {}) = child(Item(++count)) {
        text?.let { +it }
        init()
    }
}

class Item(val number: Int) : Element("li")

fun page(init: Page.() -> Unit): Page = Page().apply(init)

typealias Handler<S, E> = S.(E) -> S

class Machine<S, E>(var state: S, private val handlers: List<Handler<S, E>>) {
    fun send(vararg events: E) = also { events.forEach { event -> handlers.forEach { state = state.it(event) } } }
}

fun main() {
    println(page {
        title { "T" }
        list {
            item("one")
            for (n in 2..3) item { +"n$n of ${this@list.count}"; "id" to number }
        }
    })
    val add: Handler<Int, String> = { this + it.length }
    val triple: Int.(String) -> Int = { event -> if (event.isEmpty()) this * 3 else this }
    println(Machine(1, listOf(add, triple)).send("ab", "", "c").state)
    println(with(StringBuilder()) { append("x").append(length); toString() } + buildList { add(1); addAll(listOf(2)) })
    println(5.run { this + 1 }.let { it * 2 }.also { print("$it ") }.takeUnless { it > 20 }?.plus(0.5))
}
