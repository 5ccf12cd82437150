package cupel.template.host;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The variables that can be used at a place of a template, while it is walked. */
final class Scopes {
    /** A variable that was declared; a level is a lambda or a class in a method, which may only use what never changes. */
    record Declared(Symbol.VarSymbol symbol, int level, boolean counter, Integer length) {
        boolean isField() {
            return symbol.owner.kind == com.sun.tools.javac.code.Kinds.Kind.TYP;
        }

        boolean isFinal() {
            return (symbol.flags() & Flags.FINAL) != 0;
        }
    }

    private static final class Frame {
        final List<Declared> variables = new ArrayList<>();
        /** Those without a value at their declaration that have one here. */
        final Set<Symbol> assigned = new HashSet<>();
        /** What is around it has no object here, and its variables cannot be used. */
        final boolean isStatic;
        final boolean constructing;
        final int level;

        Frame(boolean isStatic, boolean constructing, int level) {
            this.isStatic = isStatic;
            this.constructing = constructing;
            this.level = level;
        }
    }

    private final Deque<Frame> frames = new ArrayDeque<>();
    private final Set<Symbol> reassigned;
    private final Set<Symbol> unset = new HashSet<>();

    /** Those that are assigned to after their declaration. */
    Scopes(Set<Symbol> reassigned) {
        this.reassigned = reassigned;
    }

    int level() {
        return frames.isEmpty() ? 0 : frames.peek().level;
    }

    /** A block, a loop or anything else that only ends the life of variables. */
    void enter() {
        frames.push(new Frame(false, false, level()));
    }

    void enterMethod(boolean isStatic, boolean constructing) {
        frames.push(new Frame(isStatic, constructing, level()));
    }

    void enterLevel(boolean isStatic) {
        frames.push(new Frame(isStatic, false, level() + 1));
    }

    void leave() {
        frames.pop();
    }

    void declare(VariableTree tree, boolean hasValue, boolean counter) {
        Symbol.VarSymbol symbol = ((JCTree.JCVariableDecl) tree).sym;
        if (!hasValue) unset.add(symbol);
        frames.peek().variables.add(new Declared(symbol, level(), counter, reassigned.contains(symbol) ? null : length(tree.getInitializer())));
    }

    /** How many elements an array is made with, where its declaration says so. */
    private static Integer length(ExpressionTree value) {
        if (!(value instanceof NewArrayTree array)) return null;
        if (array.getInitializers() != null) return array.getInitializers().size();
        Object constant = ((JCTree.JCExpression) array.getDimensions().get(0)).type.constValue();
        return constant instanceof Integer length ? length : null;
    }

    void assign(Symbol symbol) {
        frames.peek().assigned.add(symbol);
    }

    /** What can be read here, outermost first. */
    List<Declared> visible() {
        List<Declared> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        Set<Symbol> assigned = new HashSet<>();
        boolean hasAround = true;
        boolean constructing = false;
        for (Frame frame : frames) {
            assigned.addAll(frame.assigned);
            for (int i = frame.variables.size() - 1; i >= 0; i--) {
                Declared variable = frame.variables.get(i);
                if (!names.add(variable.symbol.name.toString())) continue;
                if (variable.isField() ? usable(variable, hasAround, constructing) : hasAround && usable(variable, assigned)) found.add(0, variable);
            }
            hasAround &= !frame.isStatic;
            constructing |= frame.constructing;
        }
        return found;
    }

    private boolean usable(Declared field, boolean hasAround, boolean constructing) {
        if (!field.symbol.isStatic() && !hasAround) return false;
        // A final field has no value until its constructor has given it one.
        return !(constructing && field.isFinal() && unset.contains(field.symbol));
    }

    private boolean usable(Declared local, Set<Symbol> assigned) {
        if (unset.contains(local.symbol) && !assigned.contains(local.symbol)) return false;
        return local.level == level() || !reassigned.contains(local.symbol);
    }
}
