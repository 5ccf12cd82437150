import groovy.transform.CompileStatic

@CompileStatic
class Point {
    int x, y
    int getSum() { x + y }
    Point scaled(int by) { new Point(x: x * by, y: y * by) }
    String toString() { "(" + x + "," + y + ")" }
}

@CompileStatic
class Main {
    static int sum(int... values) {
        int total = 0
        for (int value : values) total += value
        return total
    }

    static List<Integer> squares(IntRange range) {
        List<Integer> result = []
        for (int i in range) result.add(i * i)
        return result
    }

    static void main(String[] args) {
        List<Point> points = [new Point(x: 1, y: 2), new Point(x: 3, y: 4)]
        println points*.sum
        println points*.scaled(2)*.toString()
        println squares(1..4) + squares(1..<3)
        println((5..2).toList().toString() + ('a'..'d').join("") + (1..10).step(3))
        List<Integer> numbers = [5, 3, 8, 1]
        println numbers[1..2].toString() + numbers[0..<2] + numbers[-1]
        println sum(1, 2, 3) + sum() + sum([4, 5] as int[])
        Point missing = null
        println missing?.sum
        println missing?.scaled(3)?.toString() ?: "none"
        println 3 in numbers
        println numbers.sort(false) { int a, int b -> b <=> a }
        println((1..3).collectMany { int i -> [i, i * 10] }.inject(0) { int a, int b -> a + b })
    }
}
