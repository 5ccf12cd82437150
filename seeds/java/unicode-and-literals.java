class Main {
    static final char TAB = '\t', QUOTE = '\'', BACK = '\\', OCTAL = '\377', HEX = '\u00e9';
    static final long BIG = 0x7fff_ffff_ffff_ffffL, OCT = 017L, BIN = 0b1010_0101L;
    static final float F = 1e10f, G = .5F, H = 0x1.8p1f;
    static final double D = 1_000.5e-3, E = 6.d, MIN = Double.MIN_VALUE;
    static final int MOST = -2147483648, HASH = "Aa".hashCode() - "BB".hashCode();
    static final String CONCAT = "a" + 1 + 2L + 'c' + 1.5f + true + null + TAB;
    private static final boolean FLAG = 1 < 2 == true != false;

    enum Alpha { BETA, gamma }

    static int constants(int n) {
        final int one = 1;
        switch (n) {
            case one: return 'a';
            case one + 1: return MOST >>> 31;
            case (int) 3.9f: return FLAG ? 7 : 8;
            case 'x': return (byte) 0x1ff;
            case -1 & 0xff: return ~0;
            default: return HASH;
        }
    }

    static String strings(String s) {
        return switch (s) {
            case "Aa" -> "first";
            case "BB" -> "second";
            case "" + 1 -> "number";
            case CONST + "d" -> "const";
            default -> s.isEmpty() ? "empty" : "?";
        };
    }

    static final String CONST = "abc";

    public static void main(String[] args) {
        System.out.println((int) TAB + " " + (int) QUOTE + " " + (int) BACK + " " + (int) OCTAL + " " + (int) HEX);
        System.out.println(BIG + " " + OCT + " " + BIN + " " + F + " " + G + " " + H + " " + D + " " + E + " " + MIN);
        for (int n : new int[] {1, 2, 3, 'x', 255, 9}) System.out.print(constants(n) + " ");
        for (String s : new String[] {"Aa", "BB", "1", "abcd", "", "z"}) System.out.print(strings(s) + " ");
        System.out.println(CONCAT.trim() + Alpha.gamma.ordinal() + (CONST == "a" + "bc"));
        /* a comment /* does not nest */ int $dollar_ = 5, b = 6; // ends here
        System.out.println($dollar_ + b + "\u00e9\uD83D\uDE00".length() + "\s\7\60".length());
    }
}
