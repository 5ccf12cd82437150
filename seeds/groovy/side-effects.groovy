import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static final List<Integer> LOG = []
    int value
    static int total = 0

    static int log(int n) {
        LOG << n
        return n
    }

    static boolean yes(int n) { log(n) > 0 }

    Main self() {
        log(90)
        return this
    }

    static int early(int n) {
        try {
            for (int i = 0; i < 10; i++) {
                try {
                    if (i == n) return log(i)
                    if (i % 2 == 0) continue
                    log(-i)
                } finally {
                    total += i
                }
            }
        } finally {
            log(1000)
        }
        return total
    }

    static void main(String[] args) {
        int result = log(1) + log(2) * log(3) - (log(4) + log(5))
        Main main = new Main(value: 7)
        main.self().value += main.value + log(6)
        int[] cells = [0, 0, 0]
        cells[log(1)] += log(8)
        boolean both = yes(1) && yes(-2) || yes(3) & yes(-4) | yes(5) ^ yes(6)
        int k = 1
        k += k++ + ++k
        println LOG
        println result + " " + both + " " + k + " " + cells.toList() + " " + main.value
        println early(3) + " " + early(99) + " " + total
        String text = null
        text = text ?: "default" + log(11)
        println text + (text?.length() ?: log(12)) + LOG.size()
        def (a, b) = [log(13), log(14)]
        (a, b) = [b, a]
        println "$a $b"
        List<Integer> list = [1, 2, 3]
        list[log(0)] = log(20)
        list << (log(21))
        println list
        if (yes(-1)) println "no" else println "yes"
    }
}
