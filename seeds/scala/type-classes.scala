trait Semigroup[A] {
  extension (x: A) def |+|(y: A): A
}

trait Monoid[A] extends Semigroup[A] {
  def empty: A
}

object Monoid {
  def apply[A](using m: Monoid[A]): Monoid[A] = m

  def instance[A](zero: A)(combine: (A, A) => A): Monoid[A] = new Monoid[A] {
    def empty: A = zero
    extension (x: A) def |+|(y: A): A = combine(x, y)
  }

  given sum: Monoid[Int] = instance(0)(_ + _)
  given text: Monoid[String] = instance("")(_ + _)
  given list[A]: Monoid[List[A]] = instance(List.empty[A])(_ ::: _)
  given function[A, B](using inner: Monoid[B]): Monoid[A => B] = instance((_: A) => inner.empty)((f, g) => a => f(a) |+| g(a))
  given pair[A, B](using a: Monoid[A], b: Monoid[B]): Monoid[(A, B)] =
    instance((a.empty, b.empty))((x, y) => (x._1 |+| y._1, x._2 |+| y._2))
}

trait Functor[F[_]] {
  extension [A](fa: F[A]) def fmap[B](f: A => B): F[B]
}

trait Monad[F[_]] extends Functor[F] {
  def pure[A](a: A): F[A]
  extension [A](fa: F[A]) {
    def bind[B](f: A => F[B]): F[B]
    def fmap[B](f: A => B): F[B] = fa.bind(a => pure(f(a)))
  }
}

object Monad {
  given option: Monad[Option] = new Monad[Option] {
    def pure[A](a: A): Option[A] = Some(a)
    extension [A](fa: Option[A]) def bind[B](f: A => Option[B]): Option[B] = fa.flatMap(f)
  }
  given either[E]: Monad[[X] =>> Either[E, X]] = new Monad[[X] =>> Either[E, X]] {
    def pure[A](a: A): Either[E, A] = Right(a)
    extension [A](fa: Either[E, A]) def bind[B](f: A => Either[E, B]): Either[E, B] = fa.flatMap(f)
  }
}

object Main {
  def combineAll[A: Monoid](as: List[A]): A = as.foldLeft(Monoid[A].empty)(_ |+| _)

  def traverse[F[_], A, B](as: List[A])(f: A => F[B])(using m: Monad[F]): F[List[B]] =
    as.foldRight(m.pure(List.empty[B]))((a, rest) => m.bind(f(a))(b => m.fmap(rest)(bs => b :: bs)))

  def main(args: Array[String]): Unit = {
    println(combineAll(List((1, "a"), (2, "b"))))
    println(combineAll(List[Int => List[Int]](n => List(n), n => List(n * 2)))(5))
    println(traverse(List("1", "2"))(_.toIntOption))
    println(traverse(List(1, -2))(n => if (n > 0) Right(n) else Left(s"bad $n")))
  }
}
