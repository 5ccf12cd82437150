sealed abstract class Chain[+A] {
  def size: Int
  def ::[B >: A](b: B): Chain[B] = new Link(b, this)
  def map[B](f: A => B): Chain[B]
  def fold[B](zero: B)(f: (B, A) => B): B = {
    var (at, result) = (this: Chain[A], zero)
    while (at != End) at match {
      case link: Link[A @unchecked] =>
        result = f(result, link.head)
        at = link.tail
      case End => ()
    }
    result
  }
  def reverse: Chain[A] = fold[Chain[A]](End)((done, a) => a :: done)
  override def toString: String = fold("[")((s, a) => s + a + " ").trim + "]"
}

case object End extends Chain[Nothing] {
  val size = 0
  def map[B](f: Nothing => B): Chain[B] = this
}

final class Link[A](val head: A, val tail: Chain[A]) extends Chain[A] {
  lazy val size: Int = 1 + tail.size
  def map[B](f: A => B): Chain[B] = f(head) :: tail.map(f)
}

class Queue[A] private (in: List[A], out: List[A]) {
  def this() = this(Nil, Nil)
  def enqueue(a: A): Queue[A] = new Queue(a :: in, out)
  def dequeue: Option[(A, Queue[A])] = (in, out) match {
    case (_, a :: rest) => Some((a, new Queue(in, rest)))
    case (Nil, Nil) => None
    case _ => new Queue(Nil, in.reverse).dequeue
  }
}

class Zipper[A](left: List[A], val focus: A, right: List[A]) {
  def move(by: Int): Zipper[A] = (by.sign, left, right) match {
    case (1, _, r :: rs) => new Zipper(focus :: left, r, rs).move(by - 1)
    case (-1, l :: ls, _) => new Zipper(ls, l, focus :: right).move(by + 1)
    case _ => this
  }
  def set(a: A): Zipper[A] = new Zipper(left, a, right)
  def toList: List[A] = left.reverse ++ (focus :: right)
}

object Main {
  def main(args: Array[String]): Unit = {
    val chain = 3 :: 1 :: 2 :: End
    println(chain.toString + chain.size + chain.reverse + chain.map(_ * 1.5).fold(0.0)(_ + _))
    println(("x" :: chain).fold(0)((n, a) => n + a.hashCode % 2))
    val queue = new Queue[Int]().enqueue(1).enqueue(2).enqueue(3)
    println(List.unfold(queue)(_.dequeue))
    println(new Zipper(Nil, 1, List(2, 3, 4)).move(2).set(9).move(-1).set(0).toList)
  }
}
