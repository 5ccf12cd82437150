interface Named {
    val name: String get() = "named"
    fun show(): String = "<$name>"
}

interface Tagged {
    val tag: Char
    fun show() = "#$tag"
    private fun hidden() = tag.code
    fun code(): Int = hidden() * 2
}

abstract class Base(protected open val level: Int) : Named {
    private val created = level * 10
    init {
        log("init $created")
    }
    protected fun log(text: String) {
        entries += text
    }
    open fun show(extra: Int): String = "${show()}$extra"
    abstract fun Int.scaled(): Int
    companion object {
        val entries = mutableListOf<String>()
    }
}

open class Middle(override val level: Int, final override val tag: Char) : Base(level), Tagged {
    override val name: String by lazy { super<Base>.name + level }
    override fun show(): String = super<Base>.show() + super<Tagged>.show()
    override fun Int.scaled() = this * level
    fun scale(n: Int) = n.scaled()
    open inner class Part {
        open fun text() = this@Middle.show(1)
    }
}

class Leaf : Middle {
    private val parts = ArrayList<Part>()
    constructor(level: Int) : super(level, 'l') {
        parts += Part()
        log("leaf")
    }
    constructor(text: String) : this(text.length) {
        parts.add(object : Part() {
            override fun text() = super@Leaf.show() + super.text() + text
        })
    }
    override fun show(extra: Int) = super.show(extra + 1) + parts.size
    fun all() = parts.map { it.text() }
}

fun main() {
    val leaf = Leaf("abc")
    println(leaf.all())
    println(leaf.show(5) + leaf.scale(4) + leaf.code())
    println(Base.entries)
    val both: Any = leaf
    println((both as Named).name + (both as? Tagged)?.tag + (both is Base))
}
