final class IO[+A](private val thunk: () => A) {
  def run(): A = thunk()
  def map[B](f: A => B): IO[B] = IO(f(thunk()))
  def flatMap[B](f: A => IO[B]): IO[B] = IO(f(thunk()).run())
  def handle[B >: A](f: PartialFunction[Throwable, B]): IO[B] = IO(try thunk() catch f)
  def *>[B](next: => IO[B]): IO[B] = flatMap(_ => next)
  def ensuring(last: IO[Unit]): IO[A] = IO(try thunk() finally last.run())
}

object IO {
  def apply[A](a: => A): IO[A] = new IO(() => a)
  val unit: IO[Unit] = IO(())
  def raise(message: String): IO[Nothing] = IO(throw new IllegalStateException(message))
  extension [A](ios: List[IO[A]]) {
    def sequence: IO[List[A]] = ios.foldRight(IO(List.empty[A]))((io, rest) => for { a <- io; as <- rest } yield a :: as)
  }
}

trait Console[F[_]] {
  def put(line: Any): F[Unit]
  def get: F[String]
}

class Scripted(answers: Iterator[String], log: StringBuilder) extends Console[IO] {
  def put(line: Any): IO[Unit] = IO(log.append(line).append(';')).map(_ => ())
  def get: IO[String] = IO(if (answers.hasNext) answers.next() else sys.error("no more"))
}

class Ref[A](private var value: A) {
  def get: IO[A] = IO(value)
  def update(f: A => A): IO[A] = IO {
    value = f(value)
    value
  }
}

object Main {
  def ask(question: String)(using console: Console[IO]): IO[Int] = for {
    _ <- console.put(question)
    answer <- console.get
    n <- answer.toIntOption.fold(console.put(s"no $answer") *> ask(question))(n => IO(n))
  } yield n

  def program(count: Ref[Int])(using Console[IO]): IO[Int] = for {
    a <- ask("a")
    b <- ask("b")
    _ <- if (b == 0) IO.raise("zero") else count.update(_ + 1)
  } yield a / b

  def main(args: Array[String]): Unit = {
    val log = new StringBuilder
    val count = new Ref(0)
    given Console[IO] = new Scripted(Iterator("12", "x", "4", "5", "0"), log)
    val safe = program(count).handle { case e: IllegalStateException => e.getMessage.length }.ensuring(count.update(_ + 10).map(_ => ()))
    println(List(safe, safe).sequence.run())
    println(count.get.run().toString + log)
    println(ask("c").handle { case _: RuntimeException => -1 }.run())
  }
}
