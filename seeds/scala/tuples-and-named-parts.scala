object Main {
  type Point = (Int, Int)
  type Row = (name: String, size: Int)

  def swap[A, B](p: (A, B)): (B, A) = (p._2, p._1)

  def minMax(xs: Int*): (min: Int, max: Int) = (min = xs.min, max = xs.max)

  def rows(texts: List[String]): List[Row] = texts.map(t => (name = t, size = t.length))

  def first[H, T <: Tuple](t: H *: T): H = t.head

  def sum(points: List[Point]): Point = points.foldLeft((0, 0)) { case ((a, b), (x, y)) => (a + x, b + y) }

  def nested: ((Int, String), (Char, (Double, List[Int]))) = ((1, "a"), ('c', (2.5, List(3))))

  def apply3(f: (Int, String, Boolean) => String): ((Int, String, Boolean)) => String = f.tupled

  def main(args: Array[String]): Unit = {
    println(swap((1, "x")))
    val range = minMax(3, 1, 2)
    println(range.min + range.max)
    println(rows(List("ann", "bobby")).maxBy(_.size).name)
    println(first(1 *: "a" *: EmptyTuple) + first((5, 6)))
    println(sum(List((1, 2), (3, 4))))
    val ((a, b), (c, (d, e :: _))) = nested: @unchecked
    println(s"$a$b$c$d$e")
    println(apply3((n, s, flag) => if (flag) s * n else s)((2, "ab", true)))
    val t = (1, "two", 3.0) ++ Tuple1('4')
    println(t.size.toString + t.drop(2).toList + t.last + t.zip((true, false)).head)
    println(t match { case (n: Int, s, _, ch) => s + n + ch })
    println(List(1, 2).zip(List("a", "b")).toMap.map((k, v) => v -> k).get("b"))
    println((1, 2) == (1, 2) && (1 -> 2) == Tuple2(1, 2))
  }
}
