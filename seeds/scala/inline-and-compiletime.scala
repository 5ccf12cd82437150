import scala.compiletime.{constValue, erasedValue, error, summonInline}

object Config {
  inline val Debug = false
  inline val Size = 3
}

trait Codec[A] { def encode(a: A): String }

object Codec {
  given intCodec: Codec[Int] = (a: Int) => a.toString
  given textCodec: Codec[String] = (a: String) => s"<$a>"
}

object Main {
  inline def log(inline message: String): Unit = inline if (Config.Debug) println(message) else ()

  inline def power(base: Int, inline exponent: Int): Int =
    inline if (exponent == 0) 1
    else inline if (exponent % 2 == 0) power(base * base, exponent / 2)
    else base * power(base, exponent - 1)

  inline def encodeAll[T <: Tuple](inline values: T): List[String] = inline erasedValue[T] match {
    case _: EmptyTuple => Nil
    case _: (h *: t) =>
      val pair = values.asInstanceOf[h *: t]
      summonInline[Codec[h]].encode(pair.head) :: encodeAll[t](pair.tail)
  }

  transparent inline def choose(inline flag: Boolean): Any = inline if (flag) 1 else "one"

  inline def sizeOf[N <: Int]: Int = constValue[N]

  inline def only[A](inline xs: A*): Int = xs.size

  inline def repeat(inline times: Int)(inline body: => Unit): Unit = {
    var i = 0
    while (i < times) {
      body
      i += 1
    }
  }

  def main(args: Array[String]): Unit = {
    log("never" + sys.error("evaluated"))
    println(power(3, 5))
    println(encodeAll((1, "a", 2)))
    val number: Int = choose(true)
    val text: String = choose(false)
    println(text + number)
    println(sizeOf[7] + only(1, 2))
    var total = 0
    repeat(Config.Size) { total += 2 }
    println(total)
  }
}
