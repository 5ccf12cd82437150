class Main {
    static int reverse(int bits) {
        int result = 0;
        for (int i = 0; i < 32; i++) {
            result = result << 1 | bits & 1;
            bits >>>= 1;
        }
        return result;
    }

    static long interleave(int a, int b) {
        long result = 0L;
        for (int i = 0; i < 32; i++) {
            result |= (a >>> i & 1L) << (2 * i);
            result |= (b >>> i & 1L) << (2 * i + 1);
        }
        return result;
    }

    static byte checksum(byte[] bytes) {
        byte crc = (byte) 0xff;
        for (byte b : bytes) {
            crc ^= b;
            for (int i = 0; i < 8; i++) crc = (byte) ((crc & 0x80) != 0 ? crc << 1 ^ 0x31 : crc << 1);
        }
        return crc;
    }

    static short narrow(long value) {
        short result = (short) value;
        result += 1.7;
        result <<= 2;
        result >>>= 1;
        return result;
    }

    static strictfp double mix(float f, long l) { return f * 2 + l / 3 - l % 4 + (int) 'x' / 2.0f; }

    public static void main(String[] args) {
        System.out.println(reverse(0b1011) + " " + Integer.toHexString(reverse(0xF0_0F)));
        System.out.println(interleave(-1, 0) + " " + Long.toBinaryString(interleave(5, 3)));
        System.out.println(checksum(new byte[] {1, 2, (byte) 200, -128}) + " " + narrow(70_000L) + " " + narrow(-3));
        System.out.println((1 << 33) + " " + (1L << 33) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + -17 % 5 + " " + -17 / 5);
        System.out.println((int) 3e10 + " " + (long) Float.NaN + " " + (char) 97.9 + " " + (byte) 300 + " " + (short) -40_000);
        System.out.println(mix(1.1f, 1L << 40) + " " + 0.1f + 0.2 + " " + (0.1 + 0.2) + " " + 1.0 / 0 + " " + 5.5 % -2);
        int i = 5;
        i = i++ * 2 + i-- - --i;
        System.out.println(i + " " + (i & 6 | 1 ^ 3) + " " + ~i + " " + (true ^ false & !true | false));
        System.out.println(Integer.MIN_VALUE == -Integer.MIN_VALUE ? 017 + 0x1p3 : 'c');
        final int k = 10;
        byte assigned = k + 'a' - 'b', other = (byte) (assigned << 5);
        System.out.println(assigned + other + Long.MIN_VALUE / -1 + Integer.bitCount(k));
    }
}
