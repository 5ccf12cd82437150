import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static int[][] multiply(int[][] a, int[][] b) {
        int[][] product = new int[a.length][b[0].length]
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++) product[i][j] += a[i][k] * b[k][j]
        return product
    }

    static <T extends Comparable<T>> void sort(T[] items) {
        for (int i = 1; i < items.length; i++) {
            T item = items[i]
            int j = i - 1
            while (j >= 0 && items[j] > item) {
                items[j + 1] = items[j]
                j--
            }
            items[j + 1] = item
        }
    }

    static String store(Object[] array, Object value) {
        try {
            array[array.length - 1] = value
            return Arrays.toString(array)
        } catch (ArrayStoreException | ArrayIndexOutOfBoundsException e) {
            return e.getClass().simpleName
        }
    }

    static void main(String[] args) {
        int[][] square = [[1, 2], [3, 4]] as int[][]
        println multiply(square, square)[1].toList()
        String[] words = ["kiwi", "apple", "fig"] as String[]
        sort(words)
        println words.join(",") + words.length
        println store(new String[2], 1.5) + store(new Number[1], 2) + store(new Integer[0], 3)
        char[] letters = new char[3]
        Arrays.fill(letters, (char) 'z')
        letters[1] = (char) 'y'
        int index = 0
        int[] counts = new int[4]
        counts[index++] = index + 5
        counts[index] += counts[0] * 2
        println new String(letters) + counts.toList() + index + counts.clone().length
        List<String>[] lists = new List<String>[2]
        lists[0] = ["a"]
        println lists[0][0] + lists[1]
        double[][] jagged = new double[2][]
        jagged[1] = [0.5d] as double[]
        println jagged[1][0] + jagged.length + (jagged[0] == null ? 1 : 2)
    }
}
