trait Named { def name: String }

trait Aged {
  def age: Int
  def describe: String = s"aged $age"
}

trait Resettable {
  def reset(): this.type
}

class Person(val name: String, val age: Int) extends Named, Aged

class Counter(var count: Int) extends Resettable, Named {
  def name: String = "counter" + count
  def reset(): this.type = {
    count = 0
    this
  }
}

object Main {
  def show(x: Int | String | List[Int]): String = x match {
    case n: Int => "int " + n
    case s: String => "text " + s
    case xs: List[?] => "list " + xs.size
  }

  def both(x: Named & Aged): String = x.name + x.describe

  def clear[R <: Resettable & Named](r: R): String = r.reset().name

  def parse(s: String): Int | Null = if (s.forall(_.isDigit)) s.length else null

  def either(flag: Boolean): Int | Char = if (flag) 1 else 'c'

  def widen[A](flag: Boolean, a: A, other: => String): A | String = if (flag) a else other

  type Json = Null | Boolean | Double | String

  def render(json: Json): String = json match {
    case null => "null"
    case b: Boolean => b.toString
    case d: Double => f"$d%.1f"
    case s: String => "\"" + s + "\""
  }

  def mixed[A, B](as: List[A], bs: List[B]): List[A | B] = as ++ bs

  def main(args: Array[String]): Unit = {
    println(show(1) + show("a") + show(List(1, 2)))
    println(both(new Person("ann", 30)))
    println(clear(new Counter(5)))
    println(parse("123") == 3)
    println(List(either(true), either(false), widen(false, 2.5, "w")))
    println(List[Json](null, true, 1.5, "t").map(render))
    val xs: List[Int | Boolean] = mixed(List(1), List(true))
    println(xs.collect { case n: Int => n * 2 })
    val refined: Named & Aged { def age: Int } = new Person("bob", 4)
    println(refined.age)
  }
}
