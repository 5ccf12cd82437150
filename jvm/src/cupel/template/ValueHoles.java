package cupel.template;

/** Holes for single values: literals, variables in scope and elements of arrays in scope. */
public abstract class ValueHoles {
    ValueHoles() {}

    // A literal of the type, with bounds (both included) or without.

    public static boolean booleanVal() { throw Unfilled.hole(); }
    public static byte byteVal() { throw Unfilled.hole(); }
    public static byte byteVal(byte min, byte max) { throw Unfilled.hole(); }
    public static char charVal() { throw Unfilled.hole(); }
    public static char charVal(char min, char max) { throw Unfilled.hole(); }
    public static short shortVal() { throw Unfilled.hole(); }
    public static short shortVal(short min, short max) { throw Unfilled.hole(); }
    public static int intVal() { throw Unfilled.hole(); }
    public static int intVal(int min, int max) { throw Unfilled.hole(); }
    public static long longVal() { throw Unfilled.hole(); }
    public static long longVal(long min, long max) { throw Unfilled.hole(); }
    public static float floatVal() { throw Unfilled.hole(); }
    public static float floatVal(float min, float max) { throw Unfilled.hole(); }
    public static double doubleVal() { throw Unfilled.hole(); }
    public static double doubleVal(double min, double max) { throw Unfilled.hole(); }
    public static String stringVal() { throw Unfilled.hole(); }

    // A variable in scope of the type: one of these names, or any.

    public static boolean booleanVar(String... names) { throw Unfilled.hole(); }
    public static byte byteVar(String... names) { throw Unfilled.hole(); }
    public static char charVar(String... names) { throw Unfilled.hole(); }
    public static short shortVar(String... names) { throw Unfilled.hole(); }
    public static int intVar(String... names) { throw Unfilled.hole(); }
    public static long longVar(String... names) { throw Unfilled.hole(); }
    public static float floatVar(String... names) { throw Unfilled.hole(); }
    public static double doubleVar(String... names) { throw Unfilled.hole(); }
    public static String stringVar(String... names) { throw Unfilled.hole(); }
    public static <T> T refVar(Class<T> type, String... names) { throw Unfilled.hole(); }

    // An element of an array in scope: of one of these arrays, or of any.

    public static boolean booleanElement(String... names) { throw Unfilled.hole(); }
    public static byte byteElement(String... names) { throw Unfilled.hole(); }
    public static char charElement(String... names) { throw Unfilled.hole(); }
    public static short shortElement(String... names) { throw Unfilled.hole(); }
    public static int intElement(String... names) { throw Unfilled.hole(); }
    public static long longElement(String... names) { throw Unfilled.hole(); }
    public static float floatElement(String... names) { throw Unfilled.hole(); }
    public static double doubleElement(String... names) { throw Unfilled.hole(); }
    public static String stringElement(String... names) { throw Unfilled.hole(); }
    public static <T> T refElement(Class<T> type, String... names) { throw Unfilled.hole(); }

    // A hole for a literal, but none of these values; a hole for a variable or an element, but of none of these names.

    public static boolean exclude(boolean hole, boolean... values) { throw Unfilled.hole(); }
    public static byte exclude(byte hole, int... values) { throw Unfilled.hole(); }
    public static char exclude(char hole, int... values) { throw Unfilled.hole(); }
    public static short exclude(short hole, int... values) { throw Unfilled.hole(); }
    public static int exclude(int hole, int... values) { throw Unfilled.hole(); }
    public static long exclude(long hole, long... values) { throw Unfilled.hole(); }
    public static float exclude(float hole, float... values) { throw Unfilled.hole(); }
    public static double exclude(double hole, double... values) { throw Unfilled.hole(); }
    public static String exclude(String hole, String... valuesOrNames) { throw Unfilled.hole(); }
    public static boolean exclude(boolean hole, String... names) { throw Unfilled.hole(); }
    public static byte exclude(byte hole, String... names) { throw Unfilled.hole(); }
    public static char exclude(char hole, String... names) { throw Unfilled.hole(); }
    public static short exclude(short hole, String... names) { throw Unfilled.hole(); }
    public static int exclude(int hole, String... names) { throw Unfilled.hole(); }
    public static long exclude(long hole, String... names) { throw Unfilled.hole(); }
    public static float exclude(float hole, String... names) { throw Unfilled.hole(); }
    public static double exclude(double hole, String... names) { throw Unfilled.hole(); }
    public static <T> T excludeRef(T hole, String... names) { throw Unfilled.hole(); }
}
