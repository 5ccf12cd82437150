import scala.deriving.Mirror
import scala.compiletime.{constValueTuple, erasedValue, summonInline}

trait Show[A] {
  def show(a: A): String
}

object Show {
  given int: Show[Int] = (a: Int) => a.toString
  given text: Show[String] = (a: String) => "'" + a + "'"
  given option[A](using inner: Show[A]): Show[Option[A]] = (a: Option[A]) => a.fold("-")(inner.show)

  inline def summonAll[T <: Tuple]: List[Show[?]] = inline erasedValue[T] match {
    case _: EmptyTuple => Nil
    case _: (h *: t) => summonInline[Show[h]] :: summonAll[t]
  }

  private def product(name: String, labels: List[Any], shows: => List[Show[?]]): Product => String = p =>
    labels.zip(p.productIterator.toList).zip(shows).map { case ((label, value), show) =>
      s"$label=${show.asInstanceOf[Show[Any]].show(value)}"
    }.mkString(s"$name(", ", ", ")")

  inline def derived[A](using m: Mirror.Of[A]): Show[A] = {
    lazy val shows = summonAll[m.MirroredElemTypes]
    inline m match {
      case s: Mirror.SumOf[A] => sum(s.ordinal, shows)
      case p: Mirror.ProductOf[A] =>
        val labels = constValueTuple[p.MirroredElemLabels].toList
        val name = scala.compiletime.constValue[p.MirroredLabel]
        make(a => product(name, labels, shows)(a.asInstanceOf[Product]))
    }
  }

  def make[A](f: A => String): Show[A] = new Show[A] { def show(a: A): String = f(a) }

  def sum[A](ordinal: A => Int, shows: => List[Show[?]]): Show[A] = make(a => shows(ordinal(a)).asInstanceOf[Show[Any]].show(a))
}

case class Point(x: Int, y: Int) derives Show
case class Person(name: String, home: Option[Point]) derives Show, CanEqual

enum Shape {
  case Circle(center: Point, radius: Int)
  case Named(label: String)
}

object Shape {
  given circle: Show[Circle] = Show.derived
  given named: Show[Named] = Show.derived
  given shape: Show[Shape] = Show.derived
}

object Main {
  def main(args: Array[String]): Unit = {
    println(summon[Show[Point]].show(Point(1, 2)))
    println(summon[Show[Person]].show(Person("ann", Some(Point(3, 4)))))
    println(List(Shape.Circle(Point(0, 0), 5), Shape.Named("n")).map(summon[Show[Shape]].show))
    println(Person("a", None) == Person("a", None))
    val m = summon[Mirror.ProductOf[Point]]
    println(m.fromProduct((7, 8)).x + Tuple.fromProductTyped(Point(1, 2)).size)
  }
}
