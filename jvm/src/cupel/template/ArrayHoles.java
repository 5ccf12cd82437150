package cupel.template;

/** Holes for new arrays: their elements are filled one by one, 0 to 8 of them, so many, or between two lengths. */
public abstract class ArrayHoles extends ValueHoles {
    ArrayHoles() {}

    public static boolean[] array(boolean element) { throw Unfilled.hole(); }
    public static byte[] array(byte element) { throw Unfilled.hole(); }
    public static char[] array(char element) { throw Unfilled.hole(); }
    public static short[] array(short element) { throw Unfilled.hole(); }
    public static int[] array(int element) { throw Unfilled.hole(); }
    public static long[] array(long element) { throw Unfilled.hole(); }
    public static float[] array(float element) { throw Unfilled.hole(); }
    public static double[] array(double element) { throw Unfilled.hole(); }
    public static <T> T[] array(T element) { throw Unfilled.hole(); }

    public static boolean[] array(boolean element, int length) { throw Unfilled.hole(); }
    public static byte[] array(byte element, int length) { throw Unfilled.hole(); }
    public static char[] array(char element, int length) { throw Unfilled.hole(); }
    public static short[] array(short element, int length) { throw Unfilled.hole(); }
    public static int[] array(int element, int length) { throw Unfilled.hole(); }
    public static long[] array(long element, int length) { throw Unfilled.hole(); }
    public static float[] array(float element, int length) { throw Unfilled.hole(); }
    public static double[] array(double element, int length) { throw Unfilled.hole(); }
    public static <T> T[] array(T element, int length) { throw Unfilled.hole(); }

    public static boolean[] array(boolean element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static byte[] array(byte element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static char[] array(char element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static short[] array(short element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static int[] array(int element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static long[] array(long element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static float[] array(float element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static double[] array(double element, int minLength, int maxLength) { throw Unfilled.hole(); }
    public static <T> T[] array(T element, int minLength, int maxLength) { throw Unfilled.hole(); }
}
