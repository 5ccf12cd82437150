class Countdown(start: Int) extends Iterable[Int] {
  def iterator: Iterator[Int] = new Iterator[Int] {
    private var left = start
    def hasNext: Boolean = left > 0
    def next(): Int = {
      left -= 1
      left + 1
    }
  }
}

class Paged[A](load: Int => List[A]) extends Iterator[List[A]] {
  private var page = 0
  private var ready: Option[List[A]] = None
  def hasNext: Boolean = {
    if (ready.isEmpty) {
      ready = Some(load(page))
      page += 1
    }
    ready.exists(_.nonEmpty)
  }
  def next(): List[A] = if (hasNext) {
    val result = ready.get
    ready = None
    result
  } else throw new NoSuchElementException(s"page $page")
}

object Main {
  def interleave[A](a: Iterator[A], b: Iterator[A]): Iterator[A] = if (!a.hasNext) b else Iterator(a.next()) ++ interleave(b, a)

  def collatz(n: Long): Iterator[Long] = Iterator.iterate(n)(k => if (k % 2 == 0) k / 2 else 3 * k + 1).takeWhile(_ != 1)

  def main(args: Array[String]): Unit = {
    println(new Countdown(4).map(n => n * n).toList)
    println(new Countdown(3).zip(new Countdown(5)).map(_ * _).sum)
    println(new Paged(n => List.tabulate(3 - n)(_ + n * 10)).flatten.mkString(","))
    println(interleave(Iterator(1, 2, 3), Iterator(-1)).toVector)
    println(collatz(27).size)
    var seen = 0
    val view = (1 to 100).view.map { n => seen += 1; n * 2 }.filter(_ % 3 == 0).take(2)
    println(seen.toString + view.toList + seen)
    println(Iterator.from(1).map(n => n * n).dropWhile(_ < 50).grouped(2).take(2).map(_.sum).toList)
    println("abcd".iterator.zipWithIndex.collect { case (c, i) if i % 2 == 0 => c.toUpper }.mkString)
    println(Iterator.unfold(10)(n => if (n > 0) Some((n % 3, n - 3)) else None).toList)
    println(List(1, 2, 3).lazyZip(List(4, 5, 6)).map(_ + _).reduceOption(_ max _))
    for (c <- 'a' to 'e' by 2; n <- 2 to 1 by -1) print(s"$c$n ")
    println()
  }
}
