case class Address(street: Option[String], zip: Option[Int])
case class Person(name: String, address: Option[Address], friend: Option[Person] = None)

enum Problem {
  case Missing(field: String)
  case Invalid(field: String, why: String)
  def show: String = this match {
    case Missing(f) => s"$f is missing"
    case Invalid(f, why) => s"$f: $why"
  }
}

class Validated[+E, +A](val result: Either[List[E], A]) {
  def zip[F >: E, B](other: Validated[F, B]): Validated[F, (A, B)] = new Validated((result, other.result) match {
    case (Right(a), Right(b)) => Right((a, b))
    case (a, b) => Left(a.left.getOrElse(Nil) ++ b.left.getOrElse(Nil))
  })
  def map[B](f: A => B): Validated[E, B] = new Validated(result.map(f))
}

object Validated {
  def good[A](a: A): Validated[Nothing, A] = new Validated(Right(a))
  def bad[E](e: E): Validated[E, Nothing] = new Validated(Left(List(e)))
}

object Main {
  import Problem.*

  def zip(person: Person): Option[Int] =
    person.address.flatMap(_.zip).orElse(person.friend.flatMap(zip)).filter(_ > 0)

  def field(form: Map[String, String], name: String): Validated[Problem, String] =
    form.get(name).map(_.trim).filter(_.nonEmpty).fold[Validated[Problem, String]](Validated.bad(Missing(name)))(Validated.good)

  def age(form: Map[String, String]): Validated[Problem, Int] = form.get("age").toRight(Missing("age")).flatMap { text =>
    text.toIntOption.filter(_ >= 0).toRight(Invalid("age", s"'$text' is no age"))
  } match {
    case Right(n) => Validated.good(n)
    case Left(problem) => Validated.bad(problem)
  }

  def read(form: Map[String, String]): String =
    field(form, "name").zip(age(form)).map((name, age) => s"$name@$age").result.fold(_.map(_.show).mkString("; "), identity)

  def main(args: Array[String]): Unit = {
    val ann = Person("ann", Some(Address(None, Some(12))))
    val bob = Person("bob", Some(Address(Some("s"), None)), Some(ann))
    println(List(ann, bob, bob.copy(friend = None)).map(zip))
    println(read(Map("name" -> " eve ", "age" -> "7")))
    println(read(Map("age" -> "x")) + " | " + read(Map.empty))
    val nested: Either[String, Either[Int, Option[Char]]] = Right(Right(Some('c')))
    println(nested.joinRight.toOption.flatten.map(_.toInt).getOrElse(0))
    println(Option(null: String).isEmpty && Some(3).contains(3) && List(Some(1), None).flatten.exists(_ == 1))
    println(for { a <- Some(2); b <- Option.when(a > 1)(a * 3) } yield b - a)
  }
}
