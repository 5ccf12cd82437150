object Main {
  def reverse(bits: Int): Int = (0 until 32).foldLeft((bits, 0)) { case ((rest, acc), _) => (rest >>> 1, acc << 1 | rest & 1) }._2

  def crc(bytes: Array[Byte]): Int = {
    var value = 0xff
    for (b <- bytes) {
      value ^= b & 0xff
      for (_ <- 0 until 8) value = if ((value & 0x80) != 0) (value << 1) ^ 0x131 else value << 1
    }
    value & 0xff
  }

  def power(base: BigInt, exponent: Int): BigInt =
    if (exponent == 0) 1
    else {
      val half = power(base, exponent / 2)
      half * half * (if (exponent % 2 == 0) BigInt(1) else base)
    }

  def promote(b: Byte, s: Short, c: Char, f: Float): List[AnyVal] = List(b + s, s * 2L, c + b, f / b, -b, ~s, c - 'a', +f)

  def widen(n: Int): Double = n

  def mix(xs: Double*): Double = xs.sum

  def sum[N](ns: N*)(using num: Numeric[N]): N = {
    import num.*
    ns.map(n => n * n - fromInt(1)).foldLeft(zero)(plus)
  }

  def main(args: Array[String]): Unit = {
    println(Integer.toHexString(reverse(0xf00f)) + " " + reverse(1))
    println(crc(Array[Byte](1, 2, -128, 127)))
    println(power(3, 60))
    println(promote(-7, 300, 'd', 2.5f))
    println(widen(3) / 2 + mix(1, 2.5f, 'a', 3L))
    println(sum(1, 2, 3).toString + sum(1.5, 2.5) + sum(BigDecimal("1.10")))
    println(s"${1 << 33} ${1L << 33} ${-17 >> 2} ${-17 >>> 28} ${-17 % 5} ${-17 / 5} ${math.floorMod(-17, 5)}")
    println(s"${3e10.toInt} ${Float.NaN.toLong} ${300.toByte} ${1000000 * 1000000} ${Int.MaxValue + 1} ${'a' + 1} ${('a' + 1).toChar}")
    println((0.1 + 0.2).toString + " " + (0.1f + 0.2f) + " " + 1.0 / 0 + " " + 5.5 % -2 + " " + (Double.NaN == Double.NaN))
    var x: Short = 3
    x = (x + 2).toShort
    val big = 0x7fff_ffff_ffffL | 0b1010
    println(x + big + 1_000L + '\u0041' + java.lang.Long.bitCount(big))
    println(List[Any](1, 1L, 1.0, 'a', 1: Byte).map { case _: Int => "i"; case _: Long => "l"; case _: Double => "d"; case _: Char => "c"; case _ => "b" }.mkString)
    println("" + (1 == 1L) + (1 == 1.0) + ('a' == 97) + (BigInt(3) == 3))
  }
}
