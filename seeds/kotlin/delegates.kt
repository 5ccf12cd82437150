import kotlin.properties.Delegates
import kotlin.properties.PropertyDelegateProvider
import kotlin.properties.ReadOnlyProperty
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

interface Greeter {
    val name: String
    fun greet(): String = "hello $name"
    fun leave() = "bye $name"
}

class Polite(override val name: String) : Greeter {
    override fun greet() = "good day $name"
}

class Loud(private val inner: Greeter) : Greeter by (inner) {
    override fun leave() = inner.leave().uppercase() + "!"
}

class Logged<T>(private var value: T, private val log: MutableList<String>) : ReadWriteProperty<Any?, T> {
    override fun getValue(thisRef: Any?, property: KProperty<*>): T {
        log += "get ${property.name}"
        return value
    }

    override fun setValue(thisRef: Any?, property: KProperty<*>, value: T) {
        log += "set ${property.name}=$value"
        this.value = value
    }
}

fun <T> constant(maker: (String) -> T) = PropertyDelegateProvider<Any?, ReadOnlyProperty<Any?, T>> { _, property ->
    val made = maker(property.name)
    ReadOnlyProperty { _, _ -> made }
}

class Settings(map: MutableMap<String, Any?>) {
    var width: Int by map
    val title: String by (map)
    val log = mutableListOf<String>()
    var level by Logged(1, log)
    val lazyValue: String by lazy(LazyThreadSafetyMode.NONE) { log += "lazy"; "computed" }
    val own by constant { it.length }
    var observed: Int by Delegates.observable(0) { _, old, new -> log += "$old->$new" }
    var positive by Delegates.vetoable(1) { _, _, new -> new > 0 }
}

fun main() {
    val loud = Loud(Polite("ann"))
    println(loud.greet() + " " + loud.leave() + " " + loud.name)
    val settings = Settings(mutableMapOf("width" to 3, "title" to "t"))
    settings.width += 4
    settings.level = settings.level + 1
    settings.observed++
    settings.positive = -5
    println("${settings.width}${settings.title}${settings.own}${settings.positive}")
    println(settings.lazyValue + settings.lazyValue + settings.log)
    val local by lazy { settings.width * 2 }
    println(local)
}
