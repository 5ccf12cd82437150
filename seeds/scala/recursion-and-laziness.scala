import scala.annotation.tailrec
import scala.util.control.TailCalls.{TailRec, done, tailcall}

object Main {
  @tailrec
  def gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

  def fibonacci(n: Int): BigInt = {
    @tailrec
    def go(k: Int, a: BigInt, b: BigInt): BigInt = k match {
      case 0 => a
      case _ => go(k - 1, b, a + b)
    }
    go(n, 0, 1)
  }

  def even(n: Int): TailRec[Boolean] = if (n == 0) done(true) else tailcall(odd(n - 1))

  def odd(n: Int): TailRec[Boolean] = if (n == 0) done(false) else tailcall(even(n - 1))

  def permutations[A](as: List[A]): LazyList[List[A]] = as match {
    case Nil => LazyList(Nil)
    case _ => for {
      (a, i) <- as.zipWithIndex.to(LazyList)
      rest <- permutations(as.patch(i, Nil, 1))
    } yield a :: rest
  }

  def queens(n: Int): Int = {
    def place(row: Int, placed: List[Int]): Int =
      if (row == n) 1
      else (0 until n).count { _ => false } + (0 until n).filter { c =>
        placed.zipWithIndex.forall((p, i) => p != c && (p - c).abs != i + 1)
      }.map(c => place(row + 1, c :: placed)).sum
    place(0, Nil)
  }

  def hanoi(n: Int, from: Char, to: Char, via: Char): Vector[String] =
    if (n == 0) Vector.empty
    else hanoi(n - 1, from, via, to) ++ (s"$from$to" +: hanoi(n - 1, via, to, from))

  class Fix[F[_]](val out: F[Fix[F]])

  def ackermann(m: Int, n: Int): Int = (m, n) match {
    case (0, _) => n + 1
    case (_, 0) => ackermann(m - 1, 1)
    case (_, _) => ackermann(m - 1, ackermann(m, n - 1))
  }

  lazy val (first, second) = {
    println("computed")
    (fibonacci(20), gcd(84, 36))
  }

  def main(args: Array[String]): Unit = {
    println(fibonacci(80))
    println(even(10001).result)
    println(permutations(List(1, 2, 3)).map(_.mkString).take(4).toList)
    println(queens(6) + ackermann(2, 2))
    println(hanoi(3, 'A', 'C', 'B').mkString(" "))
    println(first + second)
    val depth = new Fix[Option](Some(new Fix[Option](Some(new Fix[Option](None)))))
    println(Iterator.iterate(Option(depth))(_.flatMap(_.out)).takeWhile(_.isDefined).size)
  }
}
