trait Show[A] {
  def show(a: A): String
  extension (a: A) def shown: String = show(a)
}

object Show {
  given int: Show[Int] = (a: Int) => s"i$a"
  given string: Show[String] = new Show[String] {
    def show(a: String): String = "'" + a + "'"
  }
  given list[A](using inner: Show[A]): Show[List[A]] = new Show[List[A]] {
    def show(as: List[A]): String = as.map(inner.show).mkString("[", ",", "]")
  }
  given pair[A: Show, B: Show]: Show[(A, B)] = new Show[(A, B)] {
    def show(p: (A, B)): String = p._1.shown + "->" + p._2.shown
  }
  def apply[A](using instance: Show[A]): Show[A] = instance
}

trait Default[A] { def value: A }

object Default {
  given zero: Default[Int] = new Default[Int] { def value = 0 }
  given option[A]: Default[Option[A]] = new Default[Option[A]] { def value: Option[A] = None }
}

object Main {
  import Show.given

  def display[A](items: A*)(using show: Show[A]): String = items.map(show.show).mkString(" ")

  def orDefault[A](option: Option[A])(using default: Default[A]): A = option.getOrElse(default.value)

  def main(args: Array[String]): Unit = {
    println(List(1, 2).shown + ("a", List(3)).shown)
    println(display(1, 2) + display("x"))
    println(orDefault(Some(5)) + orDefault(None: Option[Int]))
    println(Show[List[(Int, String)]].show(List((1, "one"))))
    given loud: Show[Boolean] = (b: Boolean) => b.toString.toUpperCase
    println(summon[Show[Boolean]].show(true) + display(false)(using loud))
    println(orDefault[Option[Int]](None).isEmpty)
  }
}
