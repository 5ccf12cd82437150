type Id[A] = A
type Natural[F[_], G[_]] = [A] => F[A] => G[A]

trait Free[F[_], A] {
  def fold[G[_]](f: Natural[F, G])(using m: Chain[G]): G[A]
  def flatMap[B](f: A => Free[F, B]): Free[F, B] = {
    val self = this
    new Free[F, B] {
      def fold[G[_]](nt: Natural[F, G])(using m: Chain[G]): G[B] = m.chain(self.fold(nt))(a => f(a).fold(nt))
    }
  }
  def map[B](f: A => B): Free[F, B] = flatMap(a => Free.pure(f(a)))
}

object Free {
  def pure[F[_], A](a: A): Free[F, A] = new Free[F, A] {
    def fold[G[_]](f: Natural[F, G])(using m: Chain[G]): G[A] = m.pure(a)
  }
  def lift[F[_], A](fa: F[A]): Free[F, A] = new Free[F, A] {
    def fold[G[_]](f: Natural[F, G])(using m: Chain[G]): G[A] = f(fa)
  }
}

trait Chain[G[_]] {
  def pure[A](a: A): G[A]
  def chain[A, B](ga: G[A])(f: A => G[B]): G[B]
}

object Chain {
  given id: Chain[Id] = new Chain[Id] {
    def pure[A](a: A): Id[A] = a
    def chain[A, B](ga: Id[A])(f: A => Id[B]): Id[B] = f(ga)
  }
}

enum Console[A] {
  case Ask(question: String) extends Console[Int]
  case Tell(text: String) extends Console[Unit]
}

object Main {
  val log = new StringBuilder
  val run: Natural[Console, Id] = [A] => (c: Console[A]) => c match {
    case Console.Ask(q) => q.length
    case Console.Tell(t) => log.append(t + ";"): Unit
  }

  val toList: Natural[Option, List] = [A] => (o: Option[A]) => o.toList
  val pair: [A, B] => (A, B) => (B, A) = [A, B] => (a: A, b: B) => (b, a)

  def both[F[_], A, B](a: F[A], b: F[B])(f: [X] => F[X] => String): String = f(a) + f(b)

  def main(args: Array[String]): Unit = {
    val program = for {
      n <- Free.lift(Console.Ask("age"))
      _ <- Free.lift(Console.Tell("n=" + n))
      m <- Free.lift(Console.Ask("height"))
    } yield n * m
    println(program.fold(run).toString + log)
    println((toList(Some(3)) ++ toList(None)).toString + pair(1, "x"))
    println(both(List(1), List("a", "b"))([X] => (xs: List[X]) => xs.size.toString))
  }
}
