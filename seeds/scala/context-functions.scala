case class Config(name: String, level: Int)

class Out {
  private val text = new StringBuilder
  def add(s: Any): Unit = text.append(s)
  def result: String = text.toString
}

type Configured[A] = Config ?=> A
type Writing = Out ?=> Unit

def name: Configured[String] = summon[Config].name

def deeper[A](body: Configured[A])(using c: Config): A = {
  given next: Config = c.copy(level = c.level + 1)
  body
}

def write(s: Any): Writing = summon[Out].add(s)

def tag(label: String)(body: Writing): Writing = {
  write(s"<$label>")
  body
  write(s"</$label>")
}

def document(body: Writing): String = {
  given out: Out = new Out
  body
  out.result
}

class Scheduler {
  private var tasks: List[(Int, () => Configured[String])] = Nil
  def task(priority: Int)(run: Configured[String]): Scheduler = {
    tasks ::= (priority, () => run)
    this
  }
  def runAll(using Config): List[String] = tasks.sortBy(_._1).map((_, t) => t())
}

object Main {
  def both[A, B](f: (Int, String) ?=> A)(g: A => B): B = g(f(using 3, "abc"))

  def level(using c: Config): Int = c.level

  val describe: Configured[String] = s"$name@$level"

  def main(args: Array[String]): Unit = {
    given Config = Config("top", 1)
    println(describe + deeper(describe) + deeper(deeper(name + level)))
    println(document {
      tag("a") {
        write(1)
        tag("b") { write("two") }
      }
      write('!')
    })
    println(both((n: Int, s: String) ?=> s * n)(_.length))
    println(new Scheduler().task(2)(name).task(1)(deeper(level.toString)).runAll)
    val f: Int ?=> Int ?=> Int = summon[Int] + 1
    println(f(using 5)(using 6))
  }
}
