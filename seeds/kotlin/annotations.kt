@Target(
    AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY, AnnotationTarget.VALUE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER, AnnotationTarget.PROPERTY_SETTER, AnnotationTarget.LOCAL_VARIABLE,
)
@Retention(AnnotationRetention.RUNTIME)
@MustBeDocumented
@Repeatable
annotation class Mark(val name: String = "none", val levels: IntArray = [1, 2], val type: kotlin.reflect.KClass<out Any> = Int::class, vararg val parts: Part)

annotation class Part(val text: String, val kind: Kind = Kind.SMALL)

enum class Kind { SMALL, LARGE }

@Target(AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.EXPRESSION)
@Retention(AnnotationRetention.SOURCE)
annotation class Checked(val depth: Int = 0)

@RequiresOptIn(level = RequiresOptIn.Level.WARNING)
annotation class Risky

@Mark("a")
@Mark("b" + 1, levels = [3, 1 shl 3], type = List::class, Part("x"), Part("y", Kind.LARGE))
class Annotated<@Checked T : @Checked(1) Any> @Risky constructor(@param:Mark @field:Volatile @get:Mark("get") var value: @Checked T) {
    @setparam:Mark
    @set:Mark("set")
    var other: Map<@Checked String, @Checked(2) List<@Checked T?>>? = null

    @Deprecated("old", ReplaceWith("value"), DeprecationLevel.WARNING)
    fun old(): T = value

    @Risky
    @Throws(IllegalStateException::class)
    inline fun <reified R> run(@Suppress("UNUSED_PARAMETER") ignored: Int, crossinline block: @Checked (T) -> R): R = block(value)
}

@OptIn(Risky::class)
@Suppress("DEPRECATION", "UNUSED_VARIABLE")
fun main() {
    val annotated = @Checked Annotated("text")
    val length = annotated.run(1) { it.length }
    @Mark("local") val local = annotated.old()
    println("$length $local")
    val marks = Annotated::class.java.getAnnotationsByType(Mark::class.java)
    for (mark in marks) println("${mark.name} ${mark.levels.sum()} ${mark.type.java.simpleName} ${mark.parts.map { it.text + it.kind }}")
    println((@Checked(3) length) + annotated.javaClass.declaredMethods.count { it.name == "old" })
}
