open class Account(initial: Int) {
    var balance = initial
        protected set(value) {
            history.add(value - field)
            field = value
        }
    private val history: MutableList<Int> = mutableListOf()

    inner class Transfer(private val amount: Int) {
        fun to(other: Account): Account {
            this@Account.balance -= amount
            return other.apply { balance += this@Transfer.amount }
        }

        open inner class Undo {
            open fun run(from: Account) = Transfer(-amount).to(from)
        }
    }

    class Audit(val account: Account) {
        fun sum() = account.history.sum()
    }

    fun listener(name: String) = object : Listener {
        private var calls = 0
        override val label get() = "$name${++calls}"
        override fun changed(by: Int): String = "$label:$by:${balance + by}"
    }
}

interface Listener {
    val label: String
    fun changed(by: Int): String
}

fun interface Rule {
    fun allows(amount: Int): Boolean
    fun or(other: Rule) = Rule { allows(it) || other.allows(it) }
}

class Guarded(private val rule: Rule) : Account(100) {
    fun take(amount: Int): Boolean {
        fun log(text: String): String {
            class Entry(val value: String) {
                override fun toString() = "$value/$amount/$balance"
            }
            return Entry(text).toString()
        }
        if (!rule.allows(amount)) return false.also { println(log("refused")) }
        balance -= amount
        println(log("taken"))
        return true
    }
}

fun main() {
    val (a, b) = Account(50) to Account(5)
    a.Transfer(20).to(b)
    println("${a.balance} ${b.balance} ${Account.Audit(a).sum()}")
    a.Transfer(7).Undo().run(b)
    println("${a.balance} ${b.balance}")
    val listener = a.listener("x")
    println(listener.changed(1) + listener.changed(-1))
    val guarded = Guarded(Rule { it < 30 }.or { it % 50 == 0 })
    println(listOf(10, 40, 50).map(guarded::take))
    val point = object {
        val x = 1
        var y = x + 1
        fun sum() = x + y
    }
    point.y *= 5
    println(point.sum())
}
