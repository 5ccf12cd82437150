import groovy.transform.CompileStatic

@CompileStatic
abstract class Shape {
    protected final String name
    private static int made = 0

    Shape(String name) {
        this.name = name
        made++
    }

    abstract double area()

    String describe() { name + ":" + area() }

    final boolean larger(Shape other) { area() > other.area() }

    static int getMade() { made }

    protected Object key() { "shape" }
}

@CompileStatic
class Circle extends Shape {
    final double radius

    Circle(double radius, String name = "circle") {
        super(name)
        this.radius = radius
    }

    @Override
    double area() { 3 * radius**2 }

    @Override
    String describe() { "(" + super.describe() + ")" }

    @Override
    protected String key() { "circle" + super.key() }
}

@CompileStatic
class Ring extends Circle {
    private final Circle inner

    Ring(double outer, double inner) {
        super(outer, "ring")
        this.inner = new Circle(inner, "hole")
    }

    @Override
    double area() { super.area() - inner.area() }

    String keys() { key().length() + inner.key() }
}

@CompileStatic
class Main {
    static <S extends Shape> S largest(S first, S... others) {
        S best = first
        for (S other : others) if (other.larger(best)) best = other
        return best
    }

    static void main(String[] args) {
        Circle circle = new Circle(2d)
        Ring ring = new Ring(3d, 1d)
        println circle.describe() + ring.describe() + ring.keys()
        println largest(circle, ring).name + Shape.made
        Shape anonymous = new Shape("anonymous") {
            double area() { 40d }
        }
        println anonymous.describe() + anonymous.larger(ring)
        List<Shape> shapes = [circle, ring, anonymous]
        shapes.sort { Shape a, Shape b -> b.area() <=> a.area() }
        println shapes.collect { Shape s -> s.name }
    }
}
