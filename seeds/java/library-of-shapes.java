import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

sealed interface Shape permits Circle, Polygon {
    double area();

    default int compareArea(Shape other) { return Double.compare(area(), other.area()); }
}

record Circle(double radius) implements Shape {
    public double area() { return 3 * radius * radius; }
}

sealed abstract class Polygon implements Shape permits Triangle, Rectangle {
    protected final double[] sides;

    Polygon(double... sides) { this.sides = sides; }

    double perimeter() {
        double sum = 0;
        for (double side : sides) sum += side;
        return sum;
    }

    abstract Polygon scale(double by);
}

non-sealed class Triangle extends Polygon {
    Triangle(double a, double b, double c) {
        super(a, b, c);
        if (a + b <= c) throw new IllegalArgumentException("%.1f is too long".formatted(c));
    }

    @Override
    public double area() {
        double s = perimeter() / 2, product = s;
        for (double side : sides) product *= s - side;
        return Math.sqrt(product);
    }

    @Override
    Triangle scale(double by) { return new Triangle(sides[0] * by, sides[1] * by, sides[2] * by); }
}

final class Rectangle extends Polygon {
    Rectangle(double width, double height) { super(width, height, width, height); }

    @Override
    public double area() { return sides[0] * sides[1]; }

    @Override
    Rectangle scale(double by) { return new Rectangle(sides[0] * by, sides[1] * by); }
}

class Main {
    static <S extends Shape> double total(Iterable<? extends S> shapes, ToDoubleFunction<? super S> measure) {
        double total = 0;
        for (S shape : shapes) total += measure.applyAsDouble(shape);
        return total;
    }

    public static void main(String[] args) {
        List<Polygon> polygons = List.of(new Triangle(3, 4, 5), new Rectangle(2, 6).scale(0.5), new Triangle(6, 8, 10));
        System.out.println(total(polygons, Polygon::perimeter) + " " + Main.<Shape>total(polygons, Shape::area));
        Shape largest = polygons.stream().max(Shape::compareArea).<Shape>map(p -> p).orElse(new Circle(1));
        System.out.println(largest.area() + " " + new Circle(2).compareArea(largest));
        System.out.println(polygons.stream().sorted(Comparator.comparing(Polygon::perimeter)).map(p -> p.sides.length).toList());
        try {
            new Triangle(1, 1, 3).scale(2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().replace(',', '.'));
        }
    }
}
