fun reverse(bits: Int): Int {
    var (rest, result) = bits to 0
    repeat(Int.SIZE_BITS) {
        result = (result shl 1) or (rest and 1)
        rest = rest ushr 1
    }
    return result
}

fun crc(bytes: ByteArray): Int = bytes.fold(0xff) { crc, byte ->
    var value = crc xor (byte.toInt() and 0xff)
    for (i in 0..7) value = if (value and 0x80 != 0) (value shl 1) xor 0x131 else value shl 1
    value and 0xff
}

fun unsigned(a: UInt, b: ULong): String = "${a - 1u} ${a / 2u} ${b.toLong()} ${a.toByte()} ${(a shr 4).countOneBits()}"

tailrec fun power(base: Long, exponent: Int, result: Long = 1L): Long = when {
    exponent == 0 -> result
    exponent and 1 == 1 -> power(base * base, exponent / 2, result * base)
    else -> power(base * base, exponent shr 1, result)
}

fun promote(b: Byte, s: Short, c: Char, f: Float): List<Number> = listOf(b + s, s * 2L, c.code + b, f / b, b.toDouble() % 3, -b, +s, c - 'a')

fun compare(a: Double, b: Any): List<Boolean> = listOf(a == 0.0, a.equals(-0.0), b == a, Double.NaN == a, (Double.NaN as Any) == Double.NaN)

class Flags(private var mask: Int = 0) {
    operator fun get(index: Int): Boolean = mask and (1 shl index) != 0
    operator fun set(index: Int, on: Boolean) {
        mask = if (on) mask or (1 shl index) else mask and (1 shl index).inv()
    }
    override fun toString() = mask.toString(2).padStart(8, '0')
}

fun main() {
    println("${reverse(0b1011)} ${reverse(1)} ${Integer.toHexString(reverse(0xF00F))}")
    println(crc(byteArrayOf(1, 2, -128, 127)))
    println(unsigned(UInt.MAX_VALUE, ULong.MAX_VALUE) + unsigned(0u, 7uL))
    println(power(3, 30) + power(-2, 5))
    println(promote(-7, 300, 'd', 2.5f))
    println(compare(0.0, 0.0))
    val flags = Flags().apply { this[1] = true; this[7] = true; this[1] = !this[7] }
    println("$flags ${flags[7]}")
    println("${1 shl 33} ${1L shl 33} ${-17 shr 2} ${-17 ushr 28} ${-17 % 5} ${(-17).mod(5)} ${-17 / 5} ${(-17).floorDiv(5)}")
    println("${3e10.toInt()} ${Float.NaN.toLong()} ${300.toByte()} ${1_000_000 * 1_000_000} ${0x7fff_ffff + 1} ${Long.MIN_VALUE}")
    var x = 5
    x = x++ * 2 + x-- - --x
    println(x)
}
