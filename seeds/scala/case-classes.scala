case class Point(x: Int, y: Int = 0) extends Ordered[Point] {
  require(x > -100, s"x is $x")
  def this(text: String) = this(text.length)
  def +(other: Point): Point = copy(x + other.x, y = y + other.y)
  def compare(that: Point): Int = Ordering[(Int, Int)].compare((x, y), (that.x, that.y))
  lazy val norm: Int = x * x + y * y
}

object Point {
  val Origin: Point = Point(0)
  def apply(both: Int): Point = new Point(both, both)
  given Conversion[(Int, Int), Point] = (a, b) => Point(a, b)
}

final case class Box[+A](value: A)(val label: String = "box") {
  def map[B](f: A => B): Box[B] = Box(f(value))(label + "'")
}

abstract case class Even private (n: Int)

object Even {
  def from(n: Int): Option[Even] = Option.when(n % 2 == 0)(new Even(n) {})
}

case class Node(name: String, children: Node*) derives CanEqual {
  override def toString: String = if (children.isEmpty) name else children.mkString(s"$name(", ",", ")")
  def depth: Int = 1 + children.map(_.depth).maxOption.getOrElse(0)
}

object Main {
  import scala.language.implicitConversions

  def main(args: Array[String]): Unit = {
    println(Point(3) + Point(1, 2) == Point(4, 5))
    println(List(Point(2), Point(1, 5), new Point("a")).sorted.map(_.norm))
    val converted: Point = (7, 8)
    println(converted.productIterator.sum(using summon[Numeric[Int]].asInstanceOf[Numeric[Any]]) == 15)
    println(Box(2)().map(_ * 2.5).label + Box("x")("y").value + (Box(1)("a") == Box(1)("b")))
    println(Even.from(4).map(_.n) ++ Even.from(5).map(_.n))
    val tree = Node("a", Node("b"), Node("c", Node("d")))
    println(tree.toString + tree.depth + (tree == Node("a", tree.children*)))
    println(scala.util.Try(Point(-100, 1)).failed.map(_.getMessage).get)
    val Point(x, _) = converted
    println(x + Point.Origin.hashCode * 0)
  }
}
