trait Source[+A] {
  def next: Option[A]
  def or[B >: A](other: Source[B]): Source[B] = {
    val self = this
    new Source[B] { def next: Option[B] = self.next.orElse(other.next) }
  }
}

trait Sink[-A] {
  def put(a: A): Unit
  def contramap[B](f: B => A): Sink[B] = b => put(f(b))
}

class Buffer[A](start: A*) extends Source[A] with Sink[A] {
  private var items = start.toList
  def next: Option[A] = items match {
    case h :: t =>
      items = t
      Some(h)
    case Nil => None
  }
  def put(a: A): Unit = items = items :+ a
  def size: Int = items.size
}

abstract class Animal extends Comparable[Animal] {
  def legs: Int
  def compareTo(other: Animal): Int = legs compare other.legs
}
class Dog extends Animal { def legs = 4 }
class Bird(val legs: Int = 2) extends Animal

class Cell[A <: Animal, -B >: Dog <: Animal](val held: A) {
  def accepts(b: B): Boolean = held.legs > 0
}

object Main {
  def most[A <: Comparable[? >: A]](first: A, rest: A*): A = rest.foldLeft(first)((a, b) => if (a.compareTo(b) >= 0) a else b)

  def drain[A](source: Source[A], sinks: Sink[A]*): Int = Iterator.continually(source.next).takeWhile(_.isDefined).flatten.map { a =>
    sinks.foreach(_.put(a))
    1
  }.sum

  def wild(xs: List[? <: Animal], map: Map[?, ?]): Int = xs.map(_.legs).sum + map.size

  def main(args: Array[String]): Unit = {
    val dogs = new Buffer(new Dog, new Dog)
    val animals: Source[Animal] = dogs.or(new Buffer(new Bird))
    val any = new Buffer[Any]()
    val legs = new Buffer[Int]()
    println(drain(animals, any, legs.contramap((a: Animal) => a.legs)))
    println(any.size + legs.or(new Buffer("none")).next.toString)
    println(most[Animal](new Bird, new Dog, new Bird(3)).legs)
    println(wild(List(new Dog, new Bird), Map("a" -> 1)))
    println(new Cell[Bird, Animal](new Bird).accepts(new Dog))
    val producer: () => Animal = () => new Dog
    val consumer: Dog => Any = (a: Animal) => a.legs
    println(consumer(new Dog).toString + producer().legs)
  }
}
