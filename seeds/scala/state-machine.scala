enum State {
  case Start, Digits, Operator, Failed

  def next(c: Char): State = (this, c) match {
    case (Start | Operator, d) if d.isDigit => Digits
    case (Digits, d) if d.isDigit => this
    case (Digits, '+' | '-' | '*') => Operator
    case _ => Failed
  }
}

sealed trait Command
object Command {
  case class Push(n: Int) extends Command
  case class Apply(name: String, f: (Int, Int) => Int) extends Command
  case object Duplicate extends Command
  case class Repeat(times: Int, body: List[Command]) extends Command
  val Add: Command = Apply("+", _ + _)
  val Times: Command = Apply("*", _ * _)
}

case class Machine(stack: List[Int] = Nil, steps: Int = 0) {
  import Command.*

  def step(command: Command): Either[String, Machine] = command match {
    case Push(n) => Right(copy(n :: stack, steps + 1))
    case Apply(name, f) => stack match {
      case b :: a :: rest => Right(Machine(f(a, b) :: rest, steps + 1))
      case _ => Left(s"$name needs two values, not ${stack.size}")
    }
    case Duplicate if stack.nonEmpty => Right(copy(stack.head :: stack, steps + 1))
    case Duplicate => Left("nothing to duplicate")
    case Repeat(n, body) => run(List.fill(n)(body).flatten)
  }

  def run(commands: Seq[Command]): Either[String, Machine] =
    commands.foldLeft[Either[String, Machine]](Right(this))((state, command) => state.flatMap(_.step(command)))
}

object Main {
  import Command.*

  def accepts(text: String): Boolean = text.foldLeft(State.Start)(_ next _) == State.Digits

  def main(args: Array[String]): Unit = {
    println(List("12+3", "1+", "", "x", "4*5-6").map(accepts))
    val program = List(Push(2), Push(3), Add, Repeat(2, List(Duplicate, Times)))
    println(Machine().run(program).map(m => (m.stack, m.steps)))
    println(Machine().run(List(Push(1), Add)).left.map(_.toUpperCase))
    println(Machine().run(Seq(Duplicate)).fold(identity, _.stack.mkString))
    println(State.values.map(_.next('7')).distinct.toList)
  }
}
