package cupel.template.host;

import java.util.BitSet;

/** What filled templates call while they are executed: which holes are reached, which elements are used, how long it takes. */
public final class Probe {
    /** Ends a call that takes too long; no template may catch it. */
    static final class OutOfFuel extends Error {
        OutOfFuel() {
            super("out of fuel", null, false, false);
        }
    }

    static BitSet reached = new BitSet();
    static int[] indexes = {};
    static int fuel;

    private Probe() {}

    static void begin(int slots) {
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
