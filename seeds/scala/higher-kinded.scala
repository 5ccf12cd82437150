trait Functor[F[_]] {
  def map[A, B](fa: F[A])(f: A => B): F[B]
  def compose[G[_]](using g: Functor[G]): Functor[[X] =>> F[G[X]]] = {
    val outer = this
    new Functor[[X] =>> F[G[X]]] {
      def map[A, B](fga: F[G[A]])(f: A => B): F[G[B]] = outer.map(fga)(ga => g.map(ga)(f))
    }
  }
}

object Functor {
  given list: Functor[List] = new Functor[List] {
    def map[A, B](fa: List[A])(f: A => B): List[B] = fa.map(f)
  }
  given option: Functor[Option] = new Functor[Option] {
    def map[A, B](fa: Option[A])(f: A => B): Option[B] = fa.map(f)
  }
  given reader[R]: Functor[[A] =>> R => A] = new Functor[[A] =>> R => A] {
    def map[A, B](fa: R => A)(f: A => B): R => B = r => f(fa(r))
  }
}

case class Nested[F[_], G[_], A](value: F[G[A]]) {
  def map[B](f: A => B)(using Functor[F], Functor[G]): Nested[F, G, B] = Nested(summon[Functor[F]].compose[G].map(value)(f))
}

trait Category[Arrow[_, _]] {
  def id[A]: Arrow[A, A]
  extension [A, B](f: Arrow[A, B]) def >>[C](g: Arrow[B, C]): Arrow[A, C]
}

object Category {
  given functions: Category[Function1] = new Category[Function1] {
    def id[A]: A => A = a => a
    extension [A, B](f: A => B) def >>[C](g: B => C): A => C = a => g(f(a))
  }
  given maps: Category[[A, B] =>> A => Option[B]] = new Category[[A, B] =>> A => Option[B]] {
    def id[A]: A => Option[A] = Some(_)
    extension [A, B](f: A => Option[B]) def >>[C](g: B => Option[C]): A => Option[C] = a => f(a).flatMap(g)
  }
}

class Fix[F[_]](val unfix: F[Fix[F]])

enum ListF[+A, +R] {
  case Nil
  case Cons(head: A, tail: R)
}

object Main {
  def cata[F[_], A](fix: Fix[F])(algebra: F[A] => A)(using functor: Functor[F]): A =
    algebra(functor.map(fix.unfix)(inner => cata(inner)(algebra)))

  given numbers: Functor[[R] =>> ListF[Int, R]] = new Functor[[R] =>> ListF[Int, R]] {
    def map[A, B](fa: ListF[Int, A])(f: A => B): ListF[Int, B] = fa match {
      case ListF.Nil => ListF.Nil
      case ListF.Cons(h, t) => ListF.Cons(h, f(t))
    }
  }

  type Numbers = Fix[[R] =>> ListF[Int, R]]
  def cons(h: Int, t: Numbers): Numbers = new Fix[[R] =>> ListF[Int, R]](ListF.Cons(h, t))
  val empty: Numbers = new Fix[[R] =>> ListF[Int, R]](ListF.Nil)

  def main(args: Array[String]): Unit = {
    println(Nested[List, Option, Int](List(Some(1), None)).map(_ + 0.5).value)
    println(summon[Functor[[A] =>> Int => A]].map(n => n * 2)(_.toString + "!")(21))
    println(cata[[R] =>> ListF[Int, R], Int](cons(3, cons(4, empty))) {
      case ListF.Nil => 0
      case ListF.Cons(h, t) => h + t * 10
    })
  }
}
