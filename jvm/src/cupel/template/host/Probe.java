package cupel.template.host;

import java.lang.invoke.MethodType;
import java.util.BitSet;

/** What filled templates call while they are executed: which holes are reached, which elements are used, how long it takes. */
public final class Probe {
    /** Ends a call that takes too long; no template may catch it. */
    static final class OutOfFuel extends Error {
        OutOfFuel() {
            super("out of fuel", null, false, false);
        }
    }

    /** The values that a template makes for its entry are not what the entry takes. */
    static final class WrongArguments extends Error {
        WrongArguments(String message) {
            super(message, null, false, false);
        }
    }

    /** Whether arguments of the entry are being made. */
    static boolean making;
    static BitSet reached = new BitSet();
    static int[] indexes = {};
    static int fuel;

    private Probe() {}

    static void begin(int slots) {
        making = false;
        reached = new BitSet();
        indexes = new int[slots];
        java.util.Arrays.fill(indexes, -1);
    }

    /** A round of a loop or a call of a method. */
    public static void burn() {
        if (--fuel < 0) throw new OutOfFuel();
    }

    /** The index of an element is chosen when it is first needed. */
    public static int index(int slot, double fraction, int length) {
        if (indexes[slot] < 0) indexes[slot] = (int) (fraction * length);
        return indexes[slot];
    }

    /** Says that a hole is reached, before what fills it does anything. */
    public static int reach(int hole) {
        reached.set(hole);
        return hole;
    }

    /** Says that code of the template makes arguments from now on, or that it has made them. */
    public static void making(boolean now) {
        making = now;
    }

    /** Compares the values that a template makes with the parameters of its entry. */
    public static void check(Object[] made, Class<?>... parameters) {
        if (made == null || made.length != parameters.length) {
            throw new WrongArguments("@Arguments: the method returned " + (made == null ? "null" : made.length + " values") + ", and the entry has " + parameters.length + " parameters");
        }
        for (int i = 0; i < made.length; i++) {
            Class<?> boxed = MethodType.methodType(parameters[i]).wrap().returnType();
            if (made[i] == null ? !parameters[i].isPrimitive() : boxed.isInstance(made[i])) continue;
            String found = made[i] == null ? "null" : made[i].getClass().getSimpleName();
            throw new WrongArguments("@Arguments: value " + i + " is of type " + found + ", and parameter " + i + " of the entry is of type " + parameters[i].getSimpleName());
        }
    }

    // The value of what fills a hole, in its own type; the usual ones by name, since to choose among many takes javac long.

    public static boolean atBoolean(int hole, boolean value) {
        return value;
    }

    public static byte at(int hole, byte value) {
        return value;
    }

    public static short at(int hole, short value) {
        return value;
    }

    public static char at(int hole, char value) {
        return value;
    }

    public static int atInt(int hole, int value) {
        return value;
    }

    public static long atLong(int hole, long value) {
        return value;
    }

    public static float atFloat(int hole, float value) {
        return value;
    }

    public static double atDouble(int hole, double value) {
        return value;
    }

    public static <T> T at(int hole, T value) {
        return value;
    }
}
