import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static List<Integer> primes(int limit) {
        List<Integer> found = []
        outer:
        for (int n = 2; n < limit; n++) {
            for (Integer p in found) {
                if (p * p > n) break
                if (n % p == 0) continue outer
            }
            found << n
        }
        return found
    }

    static String spiral(int size) {
        char[][] grid = new char[size][size]
        int top = 0, left = 0, bottom = size - 1, right = size - 1
        char next = 'a' as char
        while (top <= bottom && left <= right) {
            for (int x = left; x <= right; x++) grid[top][x] = next++
            top++
            for (int y = top; y <= bottom; y++) grid[y][right] = next++
            right--
            for (int x = right; x >= left && top <= bottom; x--) grid[bottom][x] = next++
            bottom--
            for (int y = bottom; y >= top && left <= right; y--) grid[y][left] = next++
            left++
        }
        StringBuilder text = new StringBuilder()
        for (char[] row : grid) text.append(row).append("/")
        return text.toString()
    }

    static long collatz(long start) {
        long steps = 0
        long n = start
        do {
            n = n % 2 == 0 ? n.intdiv(2) : 3 * n + 1
            steps++
        } while (n != 1)
        return steps
    }

    static void main(String[] args) {
        println primes(40)
        println spiral(3)
        println collatz(27)
        int i = 0, j = 10
        for (;;) {
            if (++i > --j) break
            if ((i ^ j) % 3 == 0) continue
            print "${i * j},"
        }
        println()
        3.times { int n -> print n }
        1.upto(3) { Number n -> print n }
        println(10.downto(8) { } ?: "end")
    }
}
