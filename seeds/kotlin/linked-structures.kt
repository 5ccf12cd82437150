sealed class Stack<out T> : Iterable<T> {
    abstract val size: Int

    data object Empty : Stack<Nothing>() {
        override val size = 0
    }

    class Link<T>(val top: T, val below: Stack<T>) : Stack<T>() {
        override val size: Int = below.size + 1
    }

    override fun iterator(): Iterator<T> = iterator {
        var at = this@Stack
        while (at is Link) {
            yield(at.top)
            at = at.below
        }
    }

    override fun toString() = joinToString(",", "[", "]")
}

infix fun <T> T.on(stack: Stack<T>): Stack<T> = Stack.Link(this, stack)

fun <T> Stack<T>.pop(): Pair<T, Stack<T>>? = (this as? Stack.Link)?.let { it.top to it.below }

fun <T, R> Stack<T>.mapped(f: (T) -> R): Stack<R> = when (this) {
    Stack.Empty -> Stack.Empty
    is Stack.Link -> f(top) on below.mapped(f)
}

tailrec fun <T> Stack<T>.reversed(done: Stack<T> = Stack.Empty): Stack<T> = when (this) {
    is Stack.Empty -> done
    is Stack.Link -> below.reversed(top on done)
}

fun <T : Comparable<T>> Stack<T>.sorted(): Stack<T> = fold(Stack.Empty as Stack<T>) { sorted, item -> sorted.insert(item) }

private fun <T : Comparable<T>> Stack<T>.insert(item: T): Stack<T> =
    if (this is Stack.Link && top < item) top on below.insert(item) else item on this

fun main() {
    val stack = 3 on (1 on (2 on Stack.Empty))
    println("$stack ${stack.size} ${stack.reversed()} ${stack.sorted()}")
    println(stack.mapped { "n$it" }.pop()?.first?.length)
    println(Stack.Empty.pop() ?: "nothing")
    val mixed: Stack<Any> = "x" on stack
    println(mixed.count { it is Int } + mixed.mapped(Any::hashCode).first())
}
