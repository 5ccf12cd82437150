case class Money(cents: Long)

trait Shape {
  def area: Double
}

class Square(val side: Double) extends Shape {
  def area: Double = side * side
}

extension (a: Money) {
  def +(b: Money): Money = Money(a.cents + b.cents)
  def euros: Double = a.cents / 100.0
  def *(n: Int): Money = Money(a.cents * n)
}

extension [A](as: List[A]) {
  def second: Option[A] = as.drop(1).headOption
  def groupedBy[K](key: A => K)(using ord: Ordering[K]): List[(K, List[A])] = as.groupBy(key).toList.sortBy(_._1)
  def zipAll2[B](bs: List[B]): List[(Option[A], Option[B])] =
    as.map(Option(_)).zipAll(bs.map(Option(_)), None, None)
}

extension [S <: Shape](shapes: Seq[S]) def largest: S = shapes.maxBy(_.area)

extension (s: String) {
  def vowels: Int = s.count("aeiou".contains(_))
  infix def times(n: Int): String = s * n
}

extension [A, B](f: A => B) def >>>[C](g: B => C): A => C = a => g(f(a))

object Main {
  extension (n: Int) {
    def squared: Int = n * n
    def isEven: Boolean = n % 2 == 0
  }

  def main(args: Array[String]): Unit = {
    println((Money(150) + Money(275) * 2).euros)
    println(List(1, 2, 3).second.map(_.squared))
    println(List("pear", "fig", "plum").groupedBy(_.length))
    println(List(1, 2).zipAll2(List("a")))
    println(Seq(Square(1), Square(3)).largest.side)
    println("banana".vowels + ("ab" times 3))
    println((((n: Int) => n + 1) >>> ((n: Int) => n * 2) >>> ((n: Int) => n.toString + "!"))(4))
    println(List(1, 2, 4).filter(_.isEven))
  }
}
