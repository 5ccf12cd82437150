import groovy.transform.CompileStatic
import java.util.function.Function

@CompileStatic
interface Visitor<R> {
    R number(Num num)
    R sum(Sum sum)
    R let(Let let)
}

@CompileStatic
abstract class Expr {
    abstract <R> R accept(Visitor<R> visitor)
    Expr plus(Expr other) { new Sum(this, other) }
}

@CompileStatic
class Num extends Expr {
    final int value
    Num(int value) { this.value = value }
    <R> R accept(Visitor<R> visitor) { visitor.number(this) }
}

@CompileStatic
class Sum extends Expr {
    final Expr left, right
    Sum(Expr left, Expr right) {
        this.left = left
        this.right = right
    }
    <R> R accept(Visitor<R> visitor) { visitor.sum(this) }
}

@CompileStatic
class Let extends Expr {
    final String name
    final Function<Num, Expr> body
    Let(String name, Function<Num, Expr> body) {
        this.name = name
        this.body = body
    }
    <R> R accept(Visitor<R> visitor) { visitor.let(this) }
}

@CompileStatic
class Evaluator implements Visitor<Integer> {
    int steps = 0
    Integer number(Num num) { steps++; num.value }
    Integer sum(Sum sum) { sum.left.accept(this) + sum.right.accept(this) }
    Integer let(Let let) { let.body.apply(new Num(let.name.length())).accept(this) }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Expr expr = new Num(2) + new Let("abc", { Num n -> n + n + new Num(10) }) + new Num(5)
        Evaluator evaluator = new Evaluator()
        println expr.accept(evaluator) + " in " + evaluator.steps
        String shown = expr.accept(new Visitor<String>() {
            String number(Num num) { num.value.toString() }
            String sum(Sum sum) { "(" + sum.left.accept(this) + "+" + sum.right.accept(this) + ")" }
            String let(Let let) { let.name }
        })
        println shown
    }
}
