case class Input(text: String, at: Int = 0) {
  def head: Option[Char] = text.lift(at)
  def next: Input = copy(at = at + 1)
}

type Outcome[+A] = Either[String, (A, Input)]

class Parser[+A](run: Input => Outcome[A]) extends (Input => Outcome[A]) {
  def apply(in: Input): Outcome[A] = run(in)
  def map[B](f: A => B): Parser[B] = flatMap(a => Parser.pure(f(a)))
  def flatMap[B](f: A => Parser[B]): Parser[B] = new Parser(in => run(in).flatMap((a, rest) => f(a)(rest)))
  def |[B >: A](other: => Parser[B]): Parser[B] = new Parser(in => run(in).orElse(other(in)))
  def ~[B](other: => Parser[B]): Parser[(A, B)] = for { a <- this; b <- other } yield (a, b)
  def ~>[B](other: => Parser[B]): Parser[B] = (this ~ other).map(_._2)
  def <~[B](other: => Parser[B]): Parser[A] = (this ~ other).map(_._1)
  def many: Parser[List[A]] = (for (a <- this; as <- many) yield a :: as) | Parser.pure(Nil)
  def parse(text: String): Either[String, A] = run(Input(text)).map(_._1)
}

object Parser {
  def pure[A](a: A): Parser[A] = new Parser(in => Right((a, in)))
  def satisfies(expected: String)(p: Char => Boolean): Parser[Char] = new Parser(in =>
    in.head.filter(p).map(c => (c, in.next)).toRight(s"expected $expected at ${in.at}"))
  def char(c: Char): Parser[Char] = satisfies(s"'$c'")(_ == c)
  extension [A](p: Parser[A]) def separated(by: Parser[?]): Parser[List[A]] = (p ~ (by ~> p).many).map(_ :: _)
}

object Main {
  import Parser.*

  val number: Parser[Int] = satisfies("digit")(_.isDigit).flatMap(d => satisfies("digit")(_.isDigit).many.map(ds => (d :: ds).mkString.toInt))
  lazy val factor: Parser[Int] = number | (char('(') ~> sum <~ char(')'))
  lazy val term: Parser[Int] = factor.separated(char('*')).map(_.product)
  lazy val sum: Parser[Int] = (term ~ ((char('+') | char('-')) ~ term).many).map { case (first, rest) =>
    rest.foldLeft(first) {
      case (a, ('+', b)) => a + b
      case (a, (_, b)) => a - b
    }
  }

  def main(args: Array[String]): Unit = {
    for (text <- List("1+2*3", "(1+2)*3-4", "2*", "x")) println(sum.parse(text).fold(e => s"error: $e", n => s"value $n"))
    println(number.separated(char(',')).parse("1,22,3").map(_.sum))
  }
}
