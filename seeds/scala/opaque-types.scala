object Lengths {
  opaque type Meters = Double
  opaque type Positive <: Int = Int
  opaque type Ids[A] = List[A]

  object Meters {
    def apply(value: Double): Meters = value
    val Zero: Meters = 0.0
    given ordering: Ordering[Meters] = Ordering.Double.TotalOrdering
  }

  object Positive {
    def from(n: Int): Option[Positive] = if (n > 0) Some(n) else None
    inline def one: Positive = 1
  }

  extension (m: Meters) {
    def +(other: Meters): Meters = m + other
    def value: Double = m
    def scaled(by: Positive): Meters = m * by
  }

  def ids[A](as: A*): Ids[A] = as.toList

  extension [A](all: Ids[A]) {
    def add(a: A): Ids[A] = a :: all
    def size: Int = all.length
    def mapped[B](f: A => B): Ids[B] = all.map(f)
  }
}

object Logarithms {
  opaque type Logarithm = Double
  object Logarithm {
    def apply(d: Double): Logarithm = math.log(d)
    def safe(d: Double): Either[String, Logarithm] = if (d > 0) Right(math.log(d)) else Left(s"no logarithm of $d")
  }
  extension (x: Logarithm) {
    def toDouble: Double = math.rint(math.exp(x))
    infix def times(y: Logarithm): Logarithm = x + y
  }
}

object Main {
  import Lengths.*
  import Logarithms.Logarithm

  def main(args: Array[String]): Unit = {
    println((Meters(1.5) + Meters.Zero).value)
    println(Positive.from(3).map(p => Meters(2).scaled(p).value + p))
    println(List(Meters(3), Meters(1)).min.value)
    println(ids(1, 2).add(3).mapped(_ + 0.5).size)
    println((Logarithm(4) times Logarithm(5)).toDouble)
    println(Logarithm.safe(-1).left.getOrElse("fine"))
  }
}
