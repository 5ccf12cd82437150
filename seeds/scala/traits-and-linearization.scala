object Trace {
  val log = new StringBuilder
  def note[A](what: String, a: A): A = {
    log.append(what).append(' ')
    a
  }
}

trait Base {
  Trace.note("Base", 0)
  def name: String = "base"
  val size: Int = Trace.note("size", name.length)
}

trait Loud extends Base {
  Trace.note("Loud", 0)
  override def name: String = super.name.toUpperCase
}

trait Twice extends Base {
  Trace.note("Twice", 0)
  abstract override val size: Int = Trace.note("twice-size", 2)
  override def name: String = super.name + super.name
}

trait Parameter(val prefix: String, times: Int = 1) {
  def prefixed(s: String): String = prefix * times + s
}

class Both extends Base with Loud with Twice
class Other extends Parameter("o", 2), Twice, Loud {
  override def name: String = prefixed(super[Loud].name) + super[Twice].name
}

abstract class Stack {
  def push(n: Int): List[Int]
}
trait Doubling extends Stack { abstract override def push(n: Int): List[Int] = super.push(n * 2) }
trait Incrementing extends Stack { abstract override def push(n: Int): List[Int] = super.push(n + 1) }
class Basic extends Stack {
  private var items: List[Int] = Nil
  def push(n: Int): List[Int] = {
    items ::= n
    items
  }
}

trait Service { self: Basic & Named =>
  def serve(n: Int): String = label + push(n).head
}
trait Named { def label: String }

object Main {
  def main(args: Array[String]): Unit = {
    println(new Both().name + new Other().name)
    println((new Basic with Doubling with Incrementing).push(5))
    println((new Basic with Incrementing with Doubling).push(5))
    val service = new Basic with Named with Service { val label = "s" }
    println(service.serve(7))
    println(Trace.log.toString.trim)
  }
}
