package cupel.template;

/** Holes for operations: their type is what Java's own rules give to such an operation. */
public abstract class OperatorHoles extends ArrayHoles {
    OperatorHoles() {}

    // Without operators all that fit are meant.

    public static int arithmetic(int left, int right, String... operators) { throw Unfilled.hole(); }
    public static long arithmetic(long left, long right, String... operators) { throw Unfilled.hole(); }
    public static float arithmetic(float left, float right, String... operators) { throw Unfilled.hole(); }
    public static double arithmetic(double left, double right, String... operators) { throw Unfilled.hole(); }

    public static int shift(int left, int right, String... operators) { throw Unfilled.hole(); }
    public static int shift(int left, long right, String... operators) { throw Unfilled.hole(); }
    public static long shift(long left, int right, String... operators) { throw Unfilled.hole(); }
    public static long shift(long left, long right, String... operators) { throw Unfilled.hole(); }

    public static boolean bitwise(boolean left, boolean right, String... operators) { throw Unfilled.hole(); }
    public static int bitwise(int left, int right, String... operators) { throw Unfilled.hole(); }
    public static long bitwise(long left, long right, String... operators) { throw Unfilled.hole(); }

    public static int arithmeticOrShift(int left, int right, String... operators) { throw Unfilled.hole(); }
    public static long arithmeticOrShift(long left, long right, String... operators) { throw Unfilled.hole(); }

    public static boolean relation(boolean left, boolean right, String... operators) { throw Unfilled.hole(); }
    public static boolean relation(int left, int right, String... operators) { throw Unfilled.hole(); }
    public static boolean relation(long left, long right, String... operators) { throw Unfilled.hole(); }
    public static boolean relation(float left, float right, String... operators) { throw Unfilled.hole(); }
    public static boolean relation(double left, double right, String... operators) { throw Unfilled.hole(); }

    public static boolean logic(boolean left, boolean right, String... operators) { throw Unfilled.hole(); }

    public static boolean unary(boolean operand, String... operators) { throw Unfilled.hole(); }
    public static int unary(int operand, String... operators) { throw Unfilled.hole(); }
    public static long unary(long operand, String... operators) { throw Unfilled.hole(); }
    public static float unary(float operand, String... operators) { throw Unfilled.hole(); }
    public static double unary(double operand, String... operators) { throw Unfilled.hole(); }

    public static boolean ternary(boolean condition, boolean yes, boolean no) { throw Unfilled.hole(); }
    public static byte ternary(boolean condition, byte yes, byte no) { throw Unfilled.hole(); }
    public static char ternary(boolean condition, char yes, char no) { throw Unfilled.hole(); }
    public static short ternary(boolean condition, short yes, short no) { throw Unfilled.hole(); }
    public static int ternary(boolean condition, int yes, int no) { throw Unfilled.hole(); }
    public static long ternary(boolean condition, long yes, long no) { throw Unfilled.hole(); }
    public static float ternary(boolean condition, float yes, float no) { throw Unfilled.hole(); }
    public static double ternary(boolean condition, double yes, double no) { throw Unfilled.hole(); }
    public static String ternary(boolean condition, String yes, String no) { throw Unfilled.hole(); }

    // Casts take every number.

    public static byte toByte(double operand) { throw Unfilled.hole(); }
    public static char toChar(double operand) { throw Unfilled.hole(); }
    public static short toShort(double operand) { throw Unfilled.hole(); }
    public static int toInt(double operand) { throw Unfilled.hole(); }
    public static long toLong(double operand) { throw Unfilled.hole(); }
    public static float toFloat(double operand) { throw Unfilled.hole(); }
    public static double toDouble(double operand) { throw Unfilled.hole(); }

    // The place is a variable or an element: a hole for one, or its name.

    public static byte increment(byte place, String... operators) { throw Unfilled.hole(); }
    public static char increment(char place, String... operators) { throw Unfilled.hole(); }
    public static short increment(short place, String... operators) { throw Unfilled.hole(); }
    public static int increment(int place, String... operators) { throw Unfilled.hole(); }
    public static long increment(long place, String... operators) { throw Unfilled.hole(); }
    public static float increment(float place, String... operators) { throw Unfilled.hole(); }
    public static double increment(double place, String... operators) { throw Unfilled.hole(); }

    public static boolean assign(boolean place, boolean value, String... operators) { throw Unfilled.hole(); }
    public static byte assign(byte place, byte value, String... operators) { throw Unfilled.hole(); }
    public static char assign(char place, char value, String... operators) { throw Unfilled.hole(); }
    public static short assign(short place, short value, String... operators) { throw Unfilled.hole(); }
    public static int assign(int place, int value, String... operators) { throw Unfilled.hole(); }
    public static long assign(long place, long value, String... operators) { throw Unfilled.hole(); }
    public static float assign(float place, float value, String... operators) { throw Unfilled.hole(); }
    public static double assign(double place, double value, String... operators) { throw Unfilled.hole(); }
    public static String assign(String place, String value, String... operators) { throw Unfilled.hole(); }
    public static <T> T assignRef(T place, T value) { throw Unfilled.hole(); }
}
