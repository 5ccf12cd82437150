package cupel.run;

/** A method that is called often, to see which compiler of the JVM it ends in. */
public final class HotMethod {
    private HotMethod() {}

    public static void main(String[] arguments) {
        int sum = 0;
        for (int i = 0; i < 50_000; i++) sum = hot(sum) ^ i;
        System.out.println("ran " + sum);
    }

    private static int hot(int x) {
        return x * 31 + 7;
    }
}
