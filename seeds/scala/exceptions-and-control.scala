import scala.util.Using
import scala.util.boundary
import scala.util.boundary.break
import scala.util.control.NonFatal

class Refused(message: String, val code: Int, cause: Throwable = null) extends Exception(s"$message ($code)", cause)

class Channel(name: String, log: StringBuilder) extends AutoCloseable {
  log.append(s"+$name ")
  def send(text: String): Int = if (text.length > 5) throw Refused("long", text.length) else text.length
  def close(): Unit = {
    log.append(s"-$name ")
    if (name == "bad") sys.error("close")
  }
}

object Main {
  def talk(text: String, log: StringBuilder): Int =
    try {
      Using.Manager { use =>
        val a = use(new Channel("a", log))
        val b = use(new Channel(if (text == "x") "bad" else "b", log))
        a.send(text) + b.send("y")
      }.get
    } catch {
      case e: Refused if e.code > 6 => -e.code
      case r @ (_: Refused | _: IllegalStateException) => r.getMessage.length
      case NonFatal(e) =>
        log.append(e.getMessage)
        0
    } finally log.append("done")

  def firstIndex[A](as: Seq[A])(p: A => Boolean): Int = boundary {
    for ((a, i) <- as.zipWithIndex) if (p(a)) break(i)
    -1
  }

  def nested(n: Int): String = boundary[String] {
    val outer = summon[boundary.Label[String]]
    val inner = boundary[Int] {
      if (n == 0) break("zero")(using outer)
      if (n == 1) break(10)
      n
    }
    s"inner $inner"
  }

  def nothing(why: String): Nothing = throw new UnsupportedOperationException(why)

  def early(xs: List[Int]): Int = {
    var total = 0
    val it = xs.iterator
    while (it.hasNext && { total += it.next(); total < 10 }) ()
    total
  }

  def main(args: Array[String]): Unit = {
    for (text <- List("abc", "abcdef", "abcdefg", "x")) {
      val log = new StringBuilder
      println(talk(text, log).toString + " " + log)
    }
    println(firstIndex(List(1, 4, 6))(_ % 2 == 0) + firstIndex("abc")(_ == 'z'))
    println((0 to 2).map(nested).mkString(","))
    println(try nothing("no") catch { case e: UnsupportedOperationException => e.getMessage } finally println("finally"))
    println(early(List(3, 4, 5, 6)))
    val value: String = try "12x".toInt.toString catch case _: NumberFormatException => "bad"
    println(value)
  }
}
