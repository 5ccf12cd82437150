trait Key {
  type Value
  def name: String
}

object Key {
  def apply[V](n: String): Key { type Value = V } = new Key {
    type Value = V
    def name = n
  }
}

class Store {
  private val map = scala.collection.mutable.Map.empty[String, Any]
  def put(key: Key)(value: key.Value): Store = {
    map(key.name) = value
    this
  }
  def get(key: Key): Option[key.Value] = map.get(key.name).map(_.asInstanceOf[key.Value])
}

class Graph {
  class Node(val id: Int) {
    private[Graph] var links: List[Node] = Nil
    def link(other: Node): Node = {
      links ::= other
      other
    }
  }
  def node(id: Int): Node = new Node(id)
  def reach(from: Node): Set[Int] = {
    def go(seen: Set[Int], n: Node): Set[Int] = if (seen(n.id)) seen else n.links.foldLeft(seen + n.id)(go)
    go(Set.empty, from)
  }
}

trait Monoidal {
  type T
  val zero: T
  def plus(a: T, b: T): T
  final def all(ts: T*): T = ts.foldLeft(zero)(plus)
}

object Ints extends Monoidal {
  type T = Int
  val zero = 0
  def plus(a: T, b: T): T = a + b
}

object Main {
  def fold(m: Monoidal)(ts: m.T*)(show: m.T => String): String = show(m.all(ts*))

  val chooser: (k: Key) => Store => Option[k.Value] = (k: Key) => (s: Store) => s.get(k)

  type Aux[M0] = Monoidal { type T = M0 }

  def swap[A](m: Aux[A], f: A => A): Aux[A] = new Monoidal {
    type T = A
    val zero: A = f(m.zero)
    def plus(a: A, b: A): A = m.plus(b, a)
  }

  def main(args: Array[String]): Unit = {
    val size = Key[Int]("size")
    val label = Key[String]("label")
    val store = new Store().put(size)(3).put(label)("x")
    println(store.get(size).map(_ + 1).getOrElse(0) + store.get(label).map(_.length).sum)
    println(chooser(label)(store))
    val graph = new Graph
    val (a, b) = (graph.node(1), graph.node(2))
    a.link(b).link(graph.node(3)).link(a)
    println(graph.reach(a).toList.sorted)
    println(fold(Ints)(1, 2, 3)(n => s"sum $n") + swap[Int](Ints, _ + 10).all(5))
  }
}
