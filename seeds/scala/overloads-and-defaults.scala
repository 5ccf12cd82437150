import scala.annotation.{targetName, varargs}

class Shape(val width: Int = 1)(val height: Int = width * 2) {
  def this(text: String) = this(text.length)()
  @targetName("plus")
  def +(other: Shape): Shape = new Shape(width + other.width)(height + other.height)
  def unary_- : Shape = new Shape(-width)(-height)
  def apply(scale: Int): Int = width * height * scale
  def update(key: String, value: Int): Unit = Shape.log += key -> value
  def size_=(n: Int): Unit = Shape.log += "size" -> n
  def size: Int = Shape.log.size
}

object Shape {
  val log = scala.collection.mutable.LinkedHashMap.empty[String, Int]
}

object Main {
  def pick(x: Any): String = "any"
  def pick(x: Int): String = "int"
  def pick(x: Long): String = "long"
  def pick(x: String): String = "string"
  def pick(xs: Int*): String = "ints" + xs.size
  def pick[A](xs: List[A]): String = "list"
  def pick(f: Int => Int): String = "function" + f(1)
  def pick(x: Int, y: String = "y"): String = "defaults" + y

  def named(a: Int, b: Int = 2, c: String = "c" * 2)(using d: Int = 9): String = s"$a$b$c$d"

  @varargs
  def spread(first: Int, rest: Int*): Int = first * 100 + rest.sum

  def generic[A](a: A): String = "A"
  def generic[A <: Comparable[A]](a: A, dummy: Unit = ()): String = "comparable"

  def main(args: Array[String]): Unit = {
    println(pick(1) + pick(1L) + pick('c') + pick("s") +  pick(None) + pick(1, 2) + pick())
    println(pick((x: Int) => x + 5) + pick(1, y = "z"))
    println(named(1) + named(c = "x", a = 3) + named(1, 5)(using 0))
    println(spread(1, List(2, 3)*) + spread(4))
    println(generic(1.5) + generic("x", ()))
    val shape = new Shape("four")
    println((shape + -new Shape(1)(5))(10))
    shape("key") = 5
    shape.size = 7
    println(shape.size.toString + Shape.log)
  }
}
