import scala.util.{Failure, Success, Try}

case class State[S, +A](run: S => (A, S)) {
  def map[B](f: A => B): State[S, B] = State { s =>
    val (a, next) = run(s)
    (f(a), next)
  }
  def flatMap[B](f: A => State[S, B]): State[S, B] = State { s =>
    val (a, next) = run(s)
    f(a).run(next)
  }
}

class Guarded[A](items: List[A]) {
  def withFilter(p: A => Boolean): Guarded[A] = new Guarded(items.filter(p))
  def map[B](f: A => B): Guarded[B] = new Guarded(items.map(f))
  def flatMap[B](f: A => Guarded[B]): Guarded[B] = new Guarded(items.flatMap(a => f(a).toList))
  def foreach(f: A => Unit): Unit = items.foreach(f)
  def toList: List[A] = items
}

object Main {
  def triples(n: Int): List[(Int, Int, Int)] = for {
    a <- (1 to n).toList
    b <- a to n
    sum = a * a + b * b
    c <- b to n
    if c * c == sum
  } yield (a, b, c)

  def fresh: State[Int, String] = for {
    n <- State[Int, Int](s => (s, s + 1))
    m <- State((s: Int) => (s * 10, s))
  } yield s"v$n-$m"

  def parse(texts: List[String]): Try[Int] = for {
    first <- Try(texts.head.toInt)
    second <- Try(texts(1).toInt) if second > 0
  } yield first / second

  def main(args: Array[String]): Unit = {
    println(triples(13))
    println((for (a <- fresh; b <- fresh) yield a + b).run(1))
    println(List(List("6", "2"), List("x"), List("1", "0")).map(parse).map {
      case Success(n) => s"ok $n"
      case Failure(e) => e.getClass.getSimpleName
    })
    val pairs = for ((k, v) <- Map("a" -> 1, "b" -> 2).toList.sortBy(_._1); i <- 0 until v) yield k + i
    println(pairs)
    for (x <- new Guarded(List(1, 2, 3)) if x != 2; y <- new Guarded(List("p", "q"))) print(s"$x$y ")
    println((for (case Some(n) <- List(Some(1), None, Some(3))) yield n).sum)
    println(for { x <- Right(2): Either[String, Int]; y <- if (x > 5) Right(1) else Left("small") } yield x + y)
  }
}
