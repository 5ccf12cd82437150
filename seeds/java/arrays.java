import java.util.Arrays;

class Main {
    static int[][] multiply(int[][] a, int[]... b) {
        int[][] product = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++) product[i][j] += a[i][k] * b[k][j];
        return product;
    }

    static <T extends Comparable<T>> void sort(T[] items, int from, int to) {
        if (to - from < 2) return;
        T pivot = items[from];
        int store = from;
        for (int i = from + 1; i < to; i++) {
            if (items[i].compareTo(pivot) >= 0) continue;
            T item = items[i];
            items[i] = items[++store];
            items[store] = item;
        }
        items[from] = items[store];
        items[store] = pivot;
        sort(items, from, store);
        sort(items, store + 1, to);
    }

    static long[] triangle(int row)[] {
        long[][] rows = new long[row][];
        for (int i = 0; i < row; i++) {
            rows[i] = new long[i + 1];
            rows[i][0] = rows[i][i] = 1;
            for (int j = 1; j < i; j++) rows[i][j] = rows[i - 1][j - 1] + rows[i - 1][j];
        }
        return rows;
    }

    static String store(Object[] array, Object value) {
        try {
            array[array.length - 1] = value;
            return Arrays.toString(array);
        } catch (ArrayStoreException | ArrayIndexOutOfBoundsException exception) {
            return exception.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        int[][] square = {{1, 2}, {3, 4}, };
        System.out.println(Arrays.deepToString(multiply(square, square[1], new int[] {0, 1})));
        String words[] = {"kiwi", "apple", "fig", "date"};
        sort(words, 0, words.length);
        System.out.println(String.join(",", words) + triangle(6)[5][2]);
        System.out.println(store(new String[2], 1) + store(new Number[2], 1.5) + store(new Integer[0], 1));
        char[] letters = new char[3];
        Arrays.fill(letters, 'z');
        letters[1]--;
        letters[0] += 1 - 'b' + 'a';
        int index = 0;
        int[] counts = new int[4];
        counts[index++] = index = counts[index] + 2;
        System.out.println(new String(letters) + Arrays.toString(counts) + index + counts.clone().length);
        Object[][] jagged = {new Integer[] {1}, new String[0], null, {words, 'c'}};
        System.out.println(jagged.length + jagged[3].length + jagged.getClass().getSimpleName());
    }
}
