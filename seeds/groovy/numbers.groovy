import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static int reverse(int bits) {
        int result = 0
        for (int i = 0; i < 32; i++) {
            result = (result << 1) | (bits & 1)
            bits = bits >>> 1
        }
        return result
    }

    static byte crc(byte[] bytes) {
        int value = 0xff
        for (byte b : bytes) {
            value ^= b & 0xff
            8.times { value = (value & 0x80) != 0 ? (value << 1) ^ 0x131 : value << 1 }
        }
        return (byte) value
    }

    static BigInteger power(BigInteger base, int exponent) {
        if (exponent == 0) return 1G
        BigInteger half = power(base, exponent >> 1)
        return (exponent & 1) == 0 ? half * half : half * half * base
    }

    static List<Object> promote(byte b, short s, char c, float f) {
        return [b + s, s * 2L, c + b, f / b, -b, b ** 2] as List<Object>
    }

    static void main(String[] args) {
        println reverse(0b1011) + " " + Integer.toHexString(reverse(0xF00F))
        println crc([1, 2, -128, 127] as byte[])
        println power(3G, 40) + " " + 2**10 + " " + 2**-1 + " " + 7.0 / 3
        println promote((byte) -7, (short) 300, (char) 'd', 2.5f)
        println 1 / 3 + 0.1 + 0.2
        println 0.1d + 0.2d + " " + (float) 1.1 + " " + 5.5d % 2 + " " + 1e3 + " " + 0x1FL
        println((1 << 33) + " " + (1L << 33) + " " + (-17 >> 2) + " " + (-17).intdiv(5) + " " + -17 % 5)
        println((int) 3.99 + " " + (byte) 300 + " " + (char) 97 + " " + (long) 1e18 + " " + (3 as double))
        Integer boxed = 127, same = 127
        println("" + (boxed == same) + " " + boxed.equals(127L) + " " + (1 == 1L) + " " + (1.0 == 1) + " " + (2 <=> 1.5))
        short s = 3
        s++
        s = (short) (s + 2)
        println s + 1_000_000 * 3 + Long.MAX_VALUE
        println Math.max(3, 4L) + Math.abs(-2.5d) + 17.0.setScale(2) + new BigDecimal("1.10").scale()
    }
}
