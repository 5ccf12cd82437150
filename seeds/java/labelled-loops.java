class Main {
    static int firstPair(int[] numbers, int sum) {
        search:
        for (int i = 0; i < numbers.length; i++) {
            int j = i + 1;
            while (true) {
                if (j >= numbers.length) continue search;
                if (numbers[i] + numbers[j] == sum) break search;
                if (numbers[i] > sum) return -1;
                j++;
            }
        }
        int found = 0;
        block: {
            for (int number : numbers) {
                if (number % 2 == 0) break block;
                found += number;
            }
            found = -found;
        }
        return found;
    }

    static String spiral(int size) {
        char[][] grid = new char[size][size];
        int top = 0, left = 0, bottom = size - 1, right = size - 1;
        char next = 'a';
        outer:
        do {
            for (int x = left; x <= right; x++) grid[top][x] = next++;
            if (++top > bottom) break outer;
            for (int y = top; y <= bottom; y++) grid[y][right] = next++;
            if (--right < left) break outer;
            for (int x = right; x >= left; x--) grid[bottom][x] = next++;
            if (--bottom < top) break outer;
            for (int y = bottom; y >= top; y--) grid[y][left] = next++;
        } while (++left <= right);
        StringBuilder text = new StringBuilder();
        for (char[] row : grid) text.append(row).append('/');
        return text.toString();
    }

    static long collatz(long start) {
        long steps = 0;
        for (long n = start; n != 1; steps++, n = (n & 1) == 0 ? n / 2 : 3 * n + 1) if (steps > 1000) return -1;
        return steps;
    }

    public static void main(String[] args) {
        System.out.println(firstPair(new int[] {1, 3, 5, 8}, 8) + " " + firstPair(new int[] {7, 9}, 40));
        System.out.println(spiral(4));
        System.out.println(collatz(27) + " " + collatz(1));
        int i = 0, j = 10;
        for (; ; i++, j--) {
            if (i > j) break;
            if ((i ^ j) % 3 == 0) continue;
            System.out.print(i * j + ",");
        }
        System.out.println();
    }
}
