object Log {
  val entries = scala.collection.mutable.ArrayBuffer.empty[String]
  def note[A](what: String, a: A): A = {
    entries += what
    a
  }
}

import Log.note

abstract class Base(text: String) {
  val first: Int = note("base-first", text.length)
  note("base-body", ())
  hook()
  val size: Int
  lazy val later: Int = note("later", size * 2)
  def this(n: Int) = {
    this("x" * n)
    note("base-secondary", n)
  }
  def hook(): Unit = note("base-hook", ())
}

trait Mixed {
  val mixed: Int = note("mixed", 3)
  note("mixed-body", ())
}

class Derived(name: String = note("default", "d")) extends Base(note("argument", 2)) with Mixed {
  val size: Int = note("size", 5)
  private var list = note("list", List(1))
  override def hook(): Unit = note(s"hook-$name-$size-${list == null}-$mixed", ())
  def grow(): Int = {
    list ::= later
    list.sum
  }
}

object Single {
  note("single-body", ())
  final val Constant = 7
  val value: Int = note("single-value", 1)
  lazy val late: Int = note("single-late", value + 1)
  object Inner {
    val inner: Int = note("inner", late)
  }
}

class Counter {
  import Counter.*
  count += 1
  val id: Int = count
}

object Counter {
  private var count = note("counter", 0)
  def made: Int = count
}

object Main {
  def defaults(a: Int = note("a", 1), b: Int = note("b", 2))(c: Int = note("c", a + b)): Int = a + b + c

  def main(args: Array[String]): Unit = {
    note("constant-" + Single.Constant, ())
    val derived = new Derived()
    println(derived.first + derived.grow() + derived.later)
    println(Single.Inner.inner + Single.late)
    println(defaults()() + defaults(b = 5)() + defaults(3)(0))
    println(new Counter().id + new Counter().id + Counter.made)
    println(Log.entries.mkString(" "))
  }
}
