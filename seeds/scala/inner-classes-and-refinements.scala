class Account(private var balance: Int) { outer =>
  private val history = scala.collection.mutable.ListBuffer.empty[Int]

  def total: Int = balance

  class Transfer(amount: Int) {
    def to(other: Account): Account = {
      outer.balance -= amount
      other.balance += amount
      outer.history += -amount
      other
    }
    class Undo {
      def run(from: Account): Account = new outer.Transfer(-amount).to(from)
    }
  }

  object Audit {
    def sum: Int = history.sum
  }
}

trait Listener {
  def changed(by: Int): String
}

object Main {
  type Closable = { def close(): Int }

  def local(base: Int): Int = {
    case class Pair(a: Int, b: Int) {
      def sum: Int = a + b + base
    }
    object Maker {
      def make(n: Int): Pair = Pair(n, n * base)
    }
    Maker.make(3).sum
  }

  def listener(prefix: String): Listener { def calls: Int } = new Listener {
    var calls = 0
    def changed(by: Int): String = {
      calls += 1
      val inner = new Listener {
        def changed(n: Int): String = prefix + n + calls
      }
      inner.changed(by * 2)
    }
  }

  def shadow(x: Int): Int = {
    val y = {
      val x = 10
      x + 1
    }
    def x2(x: Int): Int = x * y
    List(1, 2).map { x => x2(x) + y }.sum + x
  }

  def main(args: Array[String]): Unit = {
    val (a, b) = (new Account(50), new Account(5))
    val transfer = new a.Transfer(20)
    transfer.to(b)
    println(s"${a.total} ${b.total} ${a.Audit.sum}")
    val undo = new transfer.Undo
    undo.run(b)
    println(s"${a.total} ${b.total}")
    println(listener("x").changed(3) + local(4) + shadow(5))
    val sam: Listener = n => "sam" + n
    println(sam.changed(1))
    val point = new { val x = 1; def twice: Int = x * 2 }
    println(point.getClass.getSimpleName.nonEmpty)
  }
}
