import scala.collection.mutable
import scala.util.boundary, boundary.break

object Main {
  def sieve(limit: Int): List[Int] = {
    val composite = new Array[Boolean](limit)
    val found = mutable.ListBuffer[Int]()
    var n = 2
    while (n < limit) {
      if (!composite(n)) {
        found += n
        var m = n * n
        while (m < limit) {
          composite(m) = true
          m += n
        }
      }
      n += 1
    }
    found.toList
  }

  def sort[A](array: Array[A])(using ord: Ordering[A]): Array[A] = {
    import ord.mkOrderingOps
    for (i <- 1 until array.length) {
      val item = array(i)
      var j = i - 1
      while (j >= 0 && array(j) > item) {
        array(j + 1) = array(j)
        j -= 1
      }
      array(j + 1) = item
    }
    array
  }

  def multiply(a: Array[Array[Int]], b: Array[Array[Int]]): Array[Array[Int]] =
    for (row <- a) yield for (column <- b.transpose) yield row.zip(column).map(_ * _).sum

  def knapsack(items: Seq[(Int, Int)], room: Int): Int = {
    val best = Array.ofDim[Int](room + 1)
    for ((weight, value) <- items; r <- room to weight by -1) best(r) = best(r) max (best(r - weight) + value)
    best.last
  }

  def find(grid: Vector[String], wanted: Char): Option[(Int, Int)] = boundary {
    for ((row, y) <- grid.zipWithIndex; (c, x) <- row.zipWithIndex if c == wanted) break(Some((x, y)))
    None
  }

  def main(args: Array[String]): Unit = {
    println(sieve(40))
    println(sort(Array("kiwi", "apple", "fig")).mkString(",") + sort(Array(3, 1, 2)).toList)
    println(multiply(Array(Array(1, 2), Array(3, 4)), Array(Array(0, 1), Array(1, 0))).map(_.toList).toList)
    println(knapsack(Seq(3 -> 4, 4 -> 5, 2 -> 3), 6))
    println(find(Vector("...", ".x."), 'x') orElse None)
    val map = mutable.TreeMap("b" -> 1)
    map("a") = 5
    map.updateWith("b")(_.map(_ + 10))
    map += "c" -> map.values.sum
    println(map)
    val stack = mutable.Stack(1, 2)
    stack.push(3).push(stack.pop() + stack.top)
    println(stack.toList)
    val queue = mutable.PriorityQueue(5, 1, 9)(using Ordering.Int.reverse)
    println(Iterator.continually(queue.dequeue()).take(3).mkString("<"))
    var (i, j) = (0, 10)
    while ({ i += 1; j -= 1; i < j }) if ((i ^ j) % 3 != 0) print(s"${i * j} ")
    println()
  }
}
