package cupel.template;

/** The hole library: a call of one of these methods in a template is a hole, which cupel fills. */
public abstract class Holes extends OperatorHoles {
    private Holes() {}

    /** A statement with choices that are still open. */
    public interface Statement {}

    // A call of the method with this name, which the class of the template has.

    public static boolean callBoolean(String method, Object... arguments) { throw Unfilled.hole(); }
    public static byte callByte(String method, Object... arguments) { throw Unfilled.hole(); }
    public static char callChar(String method, Object... arguments) { throw Unfilled.hole(); }
    public static short callShort(String method, Object... arguments) { throw Unfilled.hole(); }
    public static int callInt(String method, Object... arguments) { throw Unfilled.hole(); }
    public static long callLong(String method, Object... arguments) { throw Unfilled.hole(); }
    public static float callFloat(String method, Object... arguments) { throw Unfilled.hole(); }
    public static double callDouble(String method, Object... arguments) { throw Unfilled.hole(); }
    public static String callString(String method, Object... arguments) { throw Unfilled.hole(); }
    public static <T> T callRef(Class<T> type, String method, Object... arguments) { throw Unfilled.hole(); }
    public static Statement callVoid(String method, Object... arguments) { throw Unfilled.hole(); }

    // One of several expressions.

    public static boolean alt(boolean... options) { throw Unfilled.hole(); }
    public static byte alt(byte... options) { throw Unfilled.hole(); }
    public static char alt(char... options) { throw Unfilled.hole(); }
    public static short alt(short... options) { throw Unfilled.hole(); }
    public static int alt(int... options) { throw Unfilled.hole(); }
    public static long alt(long... options) { throw Unfilled.hole(); }
    public static float alt(float... options) { throw Unfilled.hole(); }
    public static double alt(double... options) { throw Unfilled.hole(); }
    public static String alt(String... options) { throw Unfilled.hole(); }
    @SafeVarargs
    public static <T> T altRef(T... options) { throw Unfilled.hole(); }

    // Statements; what is repeated ends after the limit at the latest.

    public static Statement statement(Object expression) { throw Unfilled.hole(); }
    public static Statement block(Statement... statements) { throw Unfilled.hole(); }
    public static Statement ifThen(boolean condition, Statement then) { throw Unfilled.hole(); }
    public static Statement ifThen(boolean condition, Statement then, Statement otherwise) { throw Unfilled.hole(); }
    public static Statement whileDo(boolean condition, Statement body) { throw Unfilled.hole(); }
    public static Statement whileDo(boolean condition, Statement body, int limit) { throw Unfilled.hole(); }
    public static Statement forDo(int count, Statement body) { throw Unfilled.hole(); }
    public static Statement forDo(int count, Statement body, int limit) { throw Unfilled.hole(); }
    public static Statement switchOn(int subject, Statement... casesThenOtherwise) { throw Unfilled.hole(); }
    // A handler is for RuntimeException, or for one of these classes.
    @SafeVarargs
    public static Statement tryCatch(Statement body, Statement handler, Class<? extends Throwable>... caught) { throw Unfilled.hole(); }
    @SafeVarargs
    public static Statement tryCatchFinally(Statement body, Statement handler, Statement last, Class<? extends Throwable>... caught) { throw Unfilled.hole(); }
    public static Statement tryFinally(Statement body, Statement last) { throw Unfilled.hole(); }
    public static Statement altStatement(Statement... options) { throw Unfilled.hole(); }
}
