sealed trait Expr
case class Num(value: Int) extends Expr
case class Sum(left: Expr, right: Expr) extends Expr
case class Product(factors: Expr*) extends Expr
case class Var(name: String) extends Expr
case object Hole extends Expr

object Even {
  def unapply(n: Int): Option[Int] = if (n % 2 == 0) Some(n / 2) else None
}

object Words {
  def unapplySeq(s: String): Option[Seq[String]] = Some(s.split(" ").toSeq).filter(_.nonEmpty)
}

object IsUpper {
  def unapply(s: String): Boolean = s.nonEmpty && s.forall(_.isUpper)
}

class Span(val from: Int, val to: Int)

object Span {
  def unapply(s: Span): (Int, Int) = (s.from, s.to)
}

object Main {
  def simplify(e: Expr): Expr = e match {
    case Sum(Num(0), x) => simplify(x)
    case Sum(Num(a), Num(b)) => Num(a + b)
    case Product(Num(1), rest @ _*) if rest.nonEmpty => Product(rest.map(simplify)*)
    case s @ Sum(l, r) if simplify(l) != l || simplify(r) != r => simplify(Sum(simplify(l), simplify(r)))
    case Product(single) => simplify(single)
    case other => other
  }

  def classify(x: Any): String = x match {
    case null => "null"
    case Even(Even(n)) => s"four times $n"
    case n: Int if n < 0 | n > 100 => "far"
    case IsUpper() => "upper"
    case Words(first, _, rest*) => s"$first+${rest.size}"
    case (a, b: String) => s"pair $b"
    case List(1, _, more*) => s"list ${more.size}"
    case h :: Nil => s"single $h"
    case Span(from, to) => s"span ${to - from}"
    case 'a' | 'b' | 1.5 => "literal"
    case Some(x @ (_: Int | _: Long)) => s"number $x"
    case _ => "other"
  }

  def main(args: Array[String]): Unit = {
    println(simplify(Sum(Sum(Num(0), Num(2)), Num(3))))
    println(simplify(Product(Num(1), Var("x"))) == Product(Var("x")))
    println(List(null, 12, -3, "ABC", "a b c d", (1, "p"), List(1, 2, 3), List('z'), Span(2, 9), 'a', Some(3L), 7.0).map(classify))
    val List(a, b, rest*) = List(1, 2, 3, 4): @unchecked
    val (x, Some(y)) = (a + b, Option(rest.sum)): @unchecked
    println(x * y)
    val partial: PartialFunction[Int, String] = { case Even(n) if n > 1 => "even" * n }
    println(List(1, 2, 4).collect(partial) ++ partial.lift(3))
  }
}
