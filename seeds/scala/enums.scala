enum Color(val rgb: Int) {
  case Red extends Color(0xff0000)
  case Green extends Color(0x00ff00)
  case Mix(parts: List[Color], name: String) extends Color(parts.map(_.rgb).sum / parts.size)

  def hex: String = f"$rgb%06x"
}

enum Tree[+A] {
  case Leaf
  case Node(left: Tree[A], value: A, right: Tree[A])

  def insert[B >: A](item: B)(using ord: Ordering[B]): Tree[B] = this match {
    case Leaf => Node(Leaf, item, Leaf)
    case Node(l, v, r) if ord.lt(item, v) => Node(l.insert(item), v, r)
    case Node(l, v, r) => Node(l, v, r.insert(item))
  }

  def toList: List[A] = this match {
    case Leaf => Nil
    case Node(l, v, r) => l.toList ::: v :: r.toList
  }

  def fold[B](leaf: B)(node: (B, A, B) => B): B = this match {
    case Leaf => leaf
    case Node(l, v, r) => node(l.fold(leaf)(node), v, r.fold(leaf)(node))
  }
}

enum Planet(mass: Double, radius: Double) {
  case Mercury extends Planet(3.3, 2.4)
  case Earth extends Planet(5.9, 6.3)

  def weigh(kilos: Int): Int = (kilos * mass / (radius * radius)).toInt
}

object Planet {
  val heaviest: Planet = values.maxBy(_.weigh(100))
}

enum Level {
  case Low, Middle, High
  def up: Level = Level.fromOrdinal((ordinal + 1) min (Level.values.length - 1))
}

object Main {
  def main(args: Array[String]): Unit = {
    println(Color.Red.hex + Color.Mix(List(Color.Red, Color.Green), "mud").hex)
    val tree = List(4, 2, 9, 3).foldLeft[Tree[Int]](Tree.Leaf)(_ insert _)
    println(tree.toList.toString + tree.fold(0)((l, _, r) => 1 + (l max r)))
    println(Planet.values.map(_.weigh(70)).mkString(",") + Planet.heaviest + Planet.valueOf("Earth").ordinal)
    println(Level.Low.up.up.up)
  }
}
