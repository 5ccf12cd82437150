case class Template(parts: Seq[String], args: Seq[Any]) {
  def render(f: Any => String): String = parts.zipAll(args.map(f), "", "").map(_ + _).mkString
}

extension (sc: StringContext) {
  def tpl(args: Any*): Template = Template(sc.parts, args)
  def sum(ns: Int*): Int = ns.sum + sc.parts.map(_.length).sum
}

object Main {
  def histogram(text: String): List[(Char, Int)] =
    text.toLowerCase.filter(_.isLetter).groupBy(identity).view.mapValues(_.length).toList.sortBy((c, n) => (-n, c))

  def caesar(text: String, by: Int): String = text.map {
    case c if c.isLower => ('a' + Math.floorMod(c - 'a' + by, 26)).toChar
    case c if c.isUpper => ('A' + Math.floorMod(c - 'A' + by, 26)).toChar
    case c => c
  }

  def compress(text: String): String = text match {
    case "" => ""
    case s => {
      val (same, rest) = s.span(_ == s.head)
      s.take(1) + (if (same.length > 1) same.length.toString else "") + compress(rest)
    }
  }

  def distance(a: String, b: String): Int =
    a.foldLeft((0 to b.length).toList)((previous, x) =>
      previous.zip(previous.tail).zip(b).scanLeft(previous.head + 1) {
        case (left, ((corner, above), y)) => (above + 1) min (left + 1) min (corner + (if (x == y) 0 else 1))
      }).last

  val poem: String =
    """roses are "red"
      |  violets \n are
      |blue""".stripMargin

  def main(args: Array[String]): Unit = {
    val (n, name) = (3, "ann")
    println(s"$name is ${n + 1} years, $$${n}0 ${s"nested ${name.toUpperCase}"}")
    println(f"${n * 1.5}%.2f|$n%04d|$name%-5s|" + raw"a\n$n")
    println(tpl"x=$n, y=$name!".render(a => s"<$a>") + sum"ab$n-$n")
    println(histogram("Hello World").take(3))
    println(caesar("Hello, xyz", 3) + compress("aaabccd") + distance("kitten", "sitting"))
    println(poem.linesIterator.map(_.length).toList)
    println("a,b,,c".split(",").length + "level".reverse + ("ab" * 2) + "kotlin".slice(1, 3) + 'a'.toInt + ('a' + 1).toChar)
    val Date = raw"(\d{4})-(\d{2})".r
    println("2024-05" match { case Date(y, m) => y.toInt * m.toInt; case _ => -1 })
  }
}
