interface Source<T : CharSequence> {
    fun next(): T
}

fun first(source: Source<in String>): CharSequence = source.next()
