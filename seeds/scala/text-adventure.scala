enum Way(val dx: Int, val dy: Int) {
  case North extends Way(0, -1)
  case East extends Way(1, 0)
  case South extends Way(0, 1)
  case West extends Way(-1, 0)

  def turn(by: Int): Way = Way.fromOrdinal(Math.floorMod(ordinal + by, 4))
  def opposite: Way = turn(2)
}

case class Spot(x: Int, y: Int) {
  def +(way: Way): Spot = Spot(x + way.dx, y + way.dy)
  infix def to(other: Spot): Seq[Spot] = for (b <- y to other.y; a <- x to other.x) yield Spot(a, b)
}

class World(plan: String) {
  private val cells: Map[Spot, Char] =
    (for ((line, y) <- plan.stripMargin.linesIterator.zipWithIndex; (c, x) <- line.zipWithIndex) yield Spot(x, y) -> c).toMap

  def apply(spot: Spot): Char = cells.getOrElse(spot, '#')
  def contains(spot: Spot): Boolean = apply(spot) != '#'
  val start: Spot = cells.collectFirst { case (spot, 'S') => spot }.getOrElse(sys.error("no start"))

  def path(isGoal: Char => Boolean): Option[List[Way]] = {
    @annotation.tailrec
    def search(layer: List[(Spot, List[Way])], seen: Set[Spot]): Option[List[Way]] =
      layer.find((spot, _) => isGoal(apply(spot))) match {
        case Some((_, ways)) => Some(ways.reverse)
        case None if layer.isEmpty => None
        case None =>
          val next = for {
            (spot, ways) <- layer
            way <- Way.values.toList
            there = spot + way
            if contains(there) && !seen(there)
          } yield (there, way :: ways)
          val distinct = next.distinctBy(_._1)
          search(distinct, seen ++ distinct.map(_._1))
      }
    search(List((start, Nil)), Set(start))
  }
}

object Main {
  def main(args: Array[String]): Unit = {
    val world = new World("""#####
      |#S.##
      |##..G
      |#####""")
    val path = world.path(_ == 'G').getOrElse(Nil)
    println(path.map(_.toString.head).mkString + path.map(_.opposite).reverse)
    println((Spot(0, 1) to Spot(3, 2)).count(world.contains))
    println(world.path(_ == 'Z').isEmpty.toString + Way.North.turn(-1) + path.foldLeft(world.start)(_ + _))
  }
}
