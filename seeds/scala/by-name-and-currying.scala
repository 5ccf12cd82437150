object Main {
  private val log = scala.collection.mutable.ListBuffer.empty[String]

  def note[A](what: String, value: => A): A = {
    log += what
    value
  }

  def twice(body: => Unit): Unit = {
    body
    body
  }

  def unless[A](condition: => Boolean)(body: => A)(otherwise: => A): A = if (!condition) body else otherwise

  def loop(condition: => Boolean)(body: => Unit): Int = {
    var turns = 0
    while (condition) {
      body
      turns += 1
    }
    turns
  }

  class Lazy[+A](compute: => A) {
    lazy val value: A = compute
    def map[B](f: A => B): Lazy[B] = new Lazy(f(value))
  }

  def curried(a: Int)(b: Int = a * 2)(c: => Int): Int = a + b + c

  def apply3[A](f: A => A, times: Int = 3): A => A = (1 to times).map(_ => f).reduce(_ andThen _)

  def lazily(first: => Int, second: => Int): Int = if (first > 1) first else second

  def main(args: Array[String]): Unit = {
    twice(note("twice", ()))
    println(unless(note("condition", false))(note("body", 1))(note("otherwise", 2)))
    var n = 3
    println(loop(n > 0) { n -= 1 })
    val lazyValue = new Lazy(note("lazy", 5)).map(_ + 1)
    println(lazyValue.value + lazyValue.value)
    println(curried(1)()(note("c", 10)) + curried(1)(5)(0))
    println(apply3[Int](_ * 2)(1) + apply3((s: String) => s + "x", 2)("y"))
    println(lazily(note("first", 2), note("second", 9)))
    val f: Int => Int => Int = a => b => a - b
    println(List(1, 2).map(f(10)).sum + (curried(1)(2)(_))(3))
    println(log.mkString(" "))
  }
}
