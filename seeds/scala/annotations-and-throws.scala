import scala.annotation.{nowarn, static, tailrec, unused}
import scala.annotation.meta.{field, getter}
import scala.beans.BeanProperty

class Mark(name: String = "none", levels: Int*) extends scala.annotation.StaticAnnotation

class Refused(message: String) extends Exception(message)

@Mark("class", 1, 1 << 3)
@SerialVersionUID(5L)
class Annotated[@Mark T](@(Mark @field)("f") @BeanProperty var value: T, @unused hidden: Int = 0) extends Serializable {
  @transient @volatile var cached: Option[T] = None

  @throws[Refused]("if it is empty")
  @deprecated("old", since = "1")
  def old(): T = cached.getOrElse(throw new Refused("empty"))

  @inline final def fast(@Mark("p") n: Int): Int = n + (1: @Mark("e", 2))

  @native @Mark def nowhere(): Int

  @tailrec
  private def loop(n: Int, sum: Int): Int = if (n == 0) sum else loop(n - 1, sum + n)

  def total(n: Int): Int = loop(n, 0)

  @SuppressWarnings(Array("all"))
  def partial(x: Any): String = (x: @unchecked) match {
    case n: Int => "int" + n
    case s: String @Mark("t") => s
  }
}

object Annotated {
  @main def unusedEntry(n: Int, rest: String*): Unit = println(n + rest.size)

  @nowarn("cat=deprecation")
  def call[A](a: Annotated[A]): Either[String, A] =
    try Right(a.old())
    catch { case e: Refused => Left(e.getMessage) }
}

object Main {
  def main(args: Array[String]): Unit = {
    val annotated = new Annotated("text")
    println(Annotated.call(annotated))
    annotated.cached = Some("now")
    println(Annotated.call(annotated).map(_.length))
    annotated.value = "new"
    println(annotated.value + annotated.fast(2) + annotated.total(10) + annotated.partial(3) + annotated.partial("s"))
    println(scala.util.Try(annotated.partial(2.5)).isFailure)
  }
}
