import java.util.Map;

sealed interface Expression permits Literal, Variable, Sum, Product, Negation {}

record Literal(long value) implements Expression {}

record Variable(String name) implements Expression {}

record Sum(Expression left, Expression right) implements Expression {}

record Product(Expression left, Expression right) implements Expression {}

non-sealed class Negation implements Expression {
    final Expression operand;

    Negation(Expression operand) { this.operand = operand; }

    @Override
    public String toString() { return "-" + operand; }
}

class Main {
    static long evaluate(Expression expression, Map<String, Long> values) {
        if (expression instanceof Literal literal) return literal.value();
        if (expression instanceof Variable variable) return values.getOrDefault(variable.name(), 0L);
        if (expression instanceof Sum sum) return evaluate(sum.left(), values) + evaluate(sum.right(), values);
        if (expression instanceof Product product && product.left() instanceof Literal first)
            return first.value() == 0 ? 0 : first.value() * evaluate(product.right(), values);
        if (!(expression instanceof Negation negation)) throw new IllegalArgumentException("" + expression);
        return -evaluate(negation.operand, values);
    }

    public static void main(String[] args) {
        Expression square = new Product(new Literal(3), new Sum(new Variable("x"), new Literal(1)));
        System.out.println(evaluate(new Negation(square), Map.of("x", 4L)));
        System.out.println(square.equals(new Product(new Literal(3), new Sum(new Variable("x"), new Literal(1)))));
    }
}
