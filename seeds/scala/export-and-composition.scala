class Engine(val power: Int) {
  private var running = false
  def start(): Boolean = {
    running = true
    running
  }
  def stop(): Unit = running = false
  def isRunning: Boolean = running
  type Fuel = String
  object Limits {
    val max: Int = power * 2
    def check(n: Int): Boolean = n <= max
  }
}

class Wheels(count: Int) {
  def turn(by: Int): String = s"$count wheels by $by"
  def stop(): Unit = ()
  infix def rolls(n: Int): Int = n * count
}

class Car(power: Int) {
  private val engine = new Engine(power)
  private val wheels = new Wheels(4)
  export engine.{start, isRunning, Fuel, stop as halt}
  export wheels.{stop as _, *}
  def fuel: Fuel = "petrol"
}

object Shapes {
  trait Shape { def area: Double }
  case class Circle(r: Double) extends Shape { def area = 3 * r * r }
  case class Rect(w: Double, h: Double) extends Shape { def area = w * h }
  given byArea: Ordering[Shape] = Ordering.by(_.area)
  extension (s: Shape) def twice: Double = s.area * 2
}

object Api {
  export Shapes.{Circle as Disc, Shape, byArea}
  export Shapes.twice
  final val Version = "1." + 2
}

class Wrapped[A](inner: List[A]) {
  export inner.{head, tail, size, map}
}

object Main {
  import Api.{*, given}

  def main(args: Array[String]): Unit = {
    val car = new Car(50)
    println(car.start().toString + car.isRunning + car.fuel + car.turn(3) + (car rolls 2))
    car.halt()
    println(car.isRunning.toString + new Engine(5).Limits.max)
    val shapes: List[Shape] = List(Disc(2), Shapes.Rect(3, 5), Disc(1))
    println(shapes.max.twice + shapes.min.area)
    println(Version + new Wrapped(List(4, 5)).map(_ + 1) + new Wrapped("ab".toList).head)
  }
}
