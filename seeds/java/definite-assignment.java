class Main {
    final int a;
    final String b;

    Main(boolean flag) {
        if (flag) {
            a = 1;
            b = "one";
            return;
        }
        int temporary;
        if ((temporary = Integer.parseInt("5")) > 3 && temporary < 9) a = temporary;
        else a = -temporary;
        b = String.valueOf(a);
    }

    static int choose(int n) {
        final int result;
        switch (n) {
            case 0 -> result = 10;
            case 1 -> {
                int half = n / 2;
                result = half;
            }
            default -> throw new IllegalArgumentException();
        }
        return result;
    }

    static boolean logic(boolean x, boolean y) {
        boolean z;
        if (x && (z = y)) return z;
        boolean w;
        if (!(x || (w = !y))) return w;
        final boolean v = x ? (z = true) : (z = false);
        return v ^ z;
    }

    static int loops(int limit) {
        int last;
        int i = 0;
        while (true) {
            last = i * i;
            if (last > limit) break;
            i++;
        }
        int sum;
        for (sum = 0; ; ) {
            sum += last--;
            if (last % 7 == 0) break;
        }
        do {
            final int step = sum / 3;
            if (step == 0) continue;
            sum -= step;
        } while (sum > 20);
        return sum;
    }

    static Runnable effectivelyFinal(int n) {
        int copy = n;
        int doubled;
        doubled = copy * 2;
        return () -> System.out.print(copy + doubled + " ");
    }

    public static void main(String[] args) {
        Main main = new Main(false), other = new Main(true);
        System.out.println(main.a + main.b + other.a + other.b + choose(0) + choose(1));
        System.out.println(logic(true, true) + " " + logic(false, false) + " " + logic(false, true) + " " + loops(50));
        effectivelyFinal(4).run();
        System.out.println();
    }
}
