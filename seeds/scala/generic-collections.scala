import scala.collection.immutable.{SortedMap, TreeMap}
import scala.collection.mutable

case class Sale(city: String, item: String, amount: Int, price: Double) {
  def total: Double = amount * price
}

class Ring[A](items: Vector[A]) extends Iterable[A] {
  def iterator: Iterator[A] = items.iterator
  def apply(i: Int): A = items(Math.floorMod(i, items.size))
  def rotate(by: Int): Ring[A] = Ring.from(items.indices.map(i => apply(i + by)))
}

object Ring {
  def from[A](as: IterableOnce[A]): Ring[A] = new Ring(as.iterator.toVector)
  def unapplySeq[A](r: Ring[A]): Some[Seq[A]] = Some(r.toSeq)
}

object Main {
  val sales = List(Sale("Oslo", "pen", 10, 1.5), Sale("Rome", "ink", 2, 12), Sale("Oslo", "ink", 1, 11), Sale("Bern", "cup", 7, 3))

  def index[K: Ordering, V](vs: Iterable[V])(key: V => K): SortedMap[K, List[V]] =
    vs.foldLeft(TreeMap.empty[K, List[V]])((m, v) => m.updatedWith(key(v))(old => Some(v :: old.getOrElse(Nil))))

  def primes: LazyList[Int] = {
    def sieve(ns: LazyList[Int]): LazyList[Int] = ns.head #:: sieve(ns.tail.filter(_ % ns.head != 0))
    sieve(LazyList.from(2))
  }

  lazy val fibs: LazyList[BigInt] = BigInt(0) #:: BigInt(1) #:: fibs.zip(fibs.tail).map(_ + _)

  def main(args: Array[String]): Unit = {
    println(index(sales)(_.city).view.mapValues(_.map(_.total).sum).toMap.toList.sorted)
    println(sales.groupMapReduce(_.item)(_.amount)(_ + _).toSeq.sortBy(-_._2))
    println(primes.take(8).toList.toString + fibs(50))
    val ring = Ring.from("abc").rotate(-1)
    println(ring.mkString + ring(7) + ring.map(_.toUpper).toList)
    ring match {
      case Ring(a, rest*) => println(s"$a then ${rest.size}")
    }
    val counts = mutable.LinkedHashMap.empty[Char, Int].withDefaultValue(0)
    for (c <- "banana") counts(c) += 1
    println(counts.toList)
    val (small, large) = (1 to 10).partition(_ < 4)
    println(small.zip(large).map(_ * _).sum + large.sliding(2, 3).map(_.last).toList.toString)
    println(Vector(3, 1, 2).sorted(using Ordering.Int.reverse).scanLeft(0)(_ + _) :+ 9)
    println(List(1, 2, 3, 4).foldRight(List.empty[Int])((n, acc) => if (n % 2 == 0) n :: acc else acc) ::: List.tabulate(2, 2)(_ + _).flatten)
    println(sales.sortWith(_.total > _.total).headOption.map(_.item).fold("none")(_.capitalize) + Set(1, 2).union(Set(3)).size)
    val array = Array(5, 3, 9)
    array(1) *= 2
    println(array.sorted.toList.indexOf(6) + array.max + Array.fill(2)(array.length).sum)
  }
}
