type Elem[X] = X match
  case String => Char
  case Array[t] => Elem[t]
  case Iterable[t] => Elem[t]
  case AnyVal => X

type Reverse[T <: Tuple, Acc <: Tuple] <: Tuple = T match
  case EmptyTuple => Acc
  case h *: t => Reverse[t, h *: Acc]

type Length[T <: Tuple] <: Int = T match
  case EmptyTuple => 0
  case _ *: t => compiletime.ops.int.S[Length[t]]

type Wrap[T] = T match
  case Int => Option[Int]
  case List[a] => List[Wrap[a]]
  case _ => Either[String, T]

object Main {
  def last(s: String): Elem[String] = s.charAt(s.length - 1)

  def first[A](xs: List[A])(using ev: Elem[List[A]] =:= A): A = xs.head

  val reversed: Reverse[(Int, String, Boolean), EmptyTuple] = (true, "x", 1)
  val three: Length[(Int, Int, Int)] = 3
  val nested: Wrap[List[Int]] = List(Some(1), None)

  def mapped[T <: Tuple](t: T): Tuple.Map[t.type, Option] = t.map([X] => (x: X) => Option(x))

  def main(args: Array[String]): Unit = {
    println(last("abc"))
    println(first(List(3, 4)))
    println(reversed.head.toString + reversed.size + three)
    println(mapped((1, "a")))
    println(nested.flatten.sum)
    val joined: Tuple.Concat[(Int, Char), (String *: EmptyTuple)] = (1, 'c') ++ Tuple1("s")
    println(joined)
  }
}
