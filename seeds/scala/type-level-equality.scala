import scala.annotation.implicitNotFound

sealed trait Nat
final class Zero extends Nat
final class Succ[N <: Nat] extends Nat

@implicitNotFound("no vector of ${N}")
sealed trait Vec[N <: Nat, +A] {
  def toList: List[A] = this match {
    case Empty => Nil
    case c: Cons[n, A @unchecked] => c.head :: c.tail.toList
  }
}

case object Empty extends Vec[Zero, Nothing]
final class Cons[N <: Nat, +A](val head: A, val tail: Vec[N, A]) extends Vec[Succ[N], A]

extension [A](a: A) {
  def +:[N <: Nat, B >: A](v: Vec[N, B]): Vec[Succ[N], B] = new Cons(a, v)
}

extension [N <: Nat, A](v: Vec[Succ[N], A]) {
  def first: A = v match {
    case c: Cons[n, A @unchecked] => c.head
  }
}

class Door[S <: Door.State] private (val log: List[String]) {
  def open(using ev: S =:= Door.Closed): Door[Door.Open] = new Door("open" :: log)
  def close(using S <:< Door.Open): Door[Door.Closed] = new Door("close" :: log)
}

object Door {
  sealed trait State
  trait Open extends State
  trait Closed extends State
  def make: Door[Closed] = new Door(Nil)
}

trait Convert[A, B] { def apply(a: A): B }

object Convert {
  given same[A]: Convert[A, A] = a => a
  given number: Convert[String, Int] = s => s.length
  given list[A, B](using inner: Convert[A, B]): Convert[List[A], List[B]] = as => as.map(inner(_))
}

object Main {
  def convert[A](a: A): Converter[A] = new Converter(a)

  class Converter[A](a: A) {
    def to[B](using c: Convert[A, B]): B = c(a)
  }

  def flatten[A, B](as: List[A])(using ev: A <:< Iterable[B]): List[B] = as.flatMap(ev)

  def main(args: Array[String]): Unit = {
    val vec = 1 +: (2 +: Empty)
    println(vec.toList.toString + vec.first)
    println(Door.make.open.close.open.log)
    println(convert(List("a", "bcd")).to[List[Int]])
    println(flatten(List(Set(1), Set(2))) ++ flatten(List(Some(3).toList)))
    val ev = summon[Int =:= Int]
    println(ev(5) + ev.flip(6))
  }
}
