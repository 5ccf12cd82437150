import groovy.transform.CompileStatic
import groovy.transform.TypeChecked

@TypeChecked
class Shape {
    String name = "shape"
    double area() { 0d }
    boolean larger(Shape other) { area() > other.area() }
}

@TypeChecked
class Circle extends Shape {
    double radius
    double area() { 3 * radius * radius }
}

@TypeChecked
class Rectangle extends Shape {
    double width = 1, height = width
    double area() { width * height }
    Rectangle scale(double by) { new Rectangle(name: name, width: width * by, height: height * by) }
}

@TypeChecked
class Group extends Shape {
    private final List<Shape> parts = []
    Group leftShift(Shape part) {
        parts << part
        return this
    }
    double area() { (double) parts.sum(0d) { Shape s -> s.area() } }
    Shape largest() { parts.max { Shape s -> s.area() } }
    Map<String, List<Shape>> byName() { parts.groupBy { Shape s -> s.name } }
}

@CompileStatic
class Main {
    static String describe(Shape shape) {
        if (shape instanceof Circle) return "circle of " + shape.radius
        if (shape instanceof Rectangle) return shape.width == shape.height ? "square" : "rectangle"
        return shape.getClass().simpleName
    }

    static void main(String[] args) {
        Group group = new Group(name: "all")
        group << new Circle(radius: 2d) << new Rectangle(width: 3d, height: 4d).scale(0.5d) << new Rectangle(name: "r", width: 2d)
        println group.area() + " " + describe(group.largest()) + " " + describe(group)
        println group.byName().collect { String k, List<Shape> v -> k + v.size() }.sort()
        println new Circle(radius: 1d).larger(new Rectangle(width: 2d, height: 2d))
        Closure<Boolean> big = { Shape s -> s.area() > 2d }
        println group.byName().values().flatten().findAll(big).size()
    }
}
