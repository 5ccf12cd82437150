import scala.language.implicitConversions

class Meters(val value: Double) {
  def +(other: Meters): Meters = Meters(value + other.value)
  override def toString: String = s"${value}m"
}

object Meters {
  implicit def fromInt(n: Int): Meters = new Meters(n.toDouble)
  given Conversion[Double, Meters] = new Meters(_)
  implicit class Factory(n: Int) {
    def meters: Meters = new Meters(n.toDouble)
    def by(other: Int): (Meters, Meters) = (n.meters, other.meters)
  }
}

class Rich[A](a: A)(implicit ord: Ordering[A]) {
  def atMost(b: A): A = if (ord.lteq(a, b)) a else b
}

trait Priority {
  implicit def low[A]: Show[A] = new Show[A]("any")
}

class Show[A](val how: String)

object Show extends Priority {
  implicit val int: Show[Int] = new Show("int")
  implicit def list[A](implicit inner: Show[A]): Show[List[A]] = new Show(s"list of ${inner.how}")
}

object Main {
  implicit def rich[A: Ordering](a: A): Rich[A] = new Rich(a)

  def how[A](a: A)(implicit show: Show[A]): String = show.how

  def total(ms: Meters*): Meters = ms.fold(new Meters(0))(_ + _)

  def described(n: Int)(implicit name: String = "default", times: Int): String = name * times + n

  def main(args: Array[String]): Unit = {
    import Meters.*
    val m: Meters = 5
    println(m + 2.5 + 3.meters)
    println(total(1, 2.5, m))
    println(2.by(3)._2)
    println(7.atMost(3) + "b".atMost("a"))
    println(how(1) + how(List("x")) + how(List(List(2))))
    implicit val twice: Int = 2
    println(described(5) + described(6)("n", 1))
  }
}
