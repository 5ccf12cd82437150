class Main {
    private static final StringBuilder LOG = new StringBuilder();
    private int value;
    private static int total;

    static int log(int n) {
        LOG.append(n).append(';');
        return n;
    }

    Main self() {
        log(90);
        return this;
    }

    static int[] array(int... items) {
        log(80);
        return items;
    }

    static boolean yes(int n) { return log(n) > 0; }

    static int early(int n) {
        try {
            for (int i = 0; ; i++) {
                try {
                    if (i == n) return log(i);
                    if (i % 2 == 0) continue;
                    log(-i);
                } finally {
                    total += i;
                    if (i > 5) break;
                }
            }
        } finally {
            LOG.append("f;");
        }
        return total;
    }

    synchronized int locked(Object lock) {
        synchronized (lock) {
            synchronized (this) {
                return value++ + ++value;
            }
        }
    }

    public static void main(String[] args) {
        int result = log(1) + log(2) * log(3) - (log(4) + log(5));
        Main main = new Main();
        main.self().value += main.value + log(6);
        array(1, 2, 3)[log(1)] += log(7);
        boolean both = yes(1) && yes(-2) || yes(3) & yes(-4) | yes(5) ^ yes(6);
        int k = 1;
        k += k++ + (k = 5) * ++k;
        int[] cells = {0, 0, 0};
        int at = 0;
        cells[at] = at = 2;
        cells[at--] += at * 10 + cells[at + 1 - 1]++;
        System.out.println(LOG);
        LOG.setLength(0);
        System.out.println(result + " " + both + " " + k + " " + cells[0] + cells[1] + cells[2] + " " + main.locked("lock"));
        System.out.println(early(3) + " " + early(9) + " " + total + LOG);
        assert total < 0 : "never evaluated " + log(99);
        Object nothing = null;
        System.out.println("" + nothing + (nothing instanceof Object) + ((String) nothing == null) + main.value);
        if (yes(0)) ; else { ; }
        switch (log(3)) { default: log(8); case 2: log(9); }
        System.out.println(LOG);
    }
}
