package cupel.view.groovy;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.view.TypeUse;
import cupel.view.View;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** A program that the static type checker has looked at: types of expressions, and names at places. It tells no declarations. */
final class GroovyView implements View {
    private static final String EXPRESSIONS = Nodes.AST + "expr.";

    private final Mirror groovy;
    private final Nodes nodes;
    private final List<SourceText> sources;
    private final List<Object> modules = new ArrayList<>();
    private final List<GroovyText> texts = new ArrayList<>();
    private final GroovyTypes types;
    private final Inferred inferred;

    GroovyView(Mirror groovy, List<SourceText> sources, List<Object> units) throws Throwable {
        this.groovy = groovy;
        this.sources = sources;
        nodes = new Nodes(groovy);
        Set<String> declared = new HashSet<>();
        for (int i = 0; i < units.size(); i++) {
            Object module = groovy.call(units.get(i), "getAST");
            modules.add(module);
            texts.add(new GroovyText(groovy, sources.get(i)));
            for (Object type : (List<?>) groovy.call(module, "getClasses")) declared.add((String) groovy.call(type, "getNameWithoutPackage"));
        }
        types = new GroovyTypes(groovy, declared);
        inferred = new Inferred(groovy, units.get(0));
    }

    @Override
    public List<Expression> expressions(SourceText file) throws Throwable {
        GroovyText text = texts.get(index(file));
        Walk walk = new Walk(text);
        for (Object type : (List<?>) groovy.call(modules.get(index(file)), "getClasses")) walk.visit(type, null, Set.of(), false);
        walk.found.sort(Comparator.comparingInt(Expression::start).thenComparing(Comparator.comparingInt(Expression::end).reversed()));
        return walk.found;
    }

    private int index(SourceText file) {
        return sources.indexOf(file);
    }

    private boolean is(Object node, String... names) {
        for (String name : names) if (groovy.type(EXPRESSIONS + name).isInstance(node)) return true;
        return false;
    }

    private boolean isNode(Object node, String name) {
        return groovy.type(Nodes.AST + name).isInstance(node);
    }

    @Override
    public List<Declaration> declarations() {
        return List.of();
    }

    @Override
    public List<Visible> scope(SourceText file, int offset) throws Throwable {
        return new GroovyScopes(groovy, nodes, texts.get(index(file)), inferred, types).at(modules.get(index(file)), offset);
    }

    @Override
    public List<Visible> members(int type, SourceText file, int offset) throws Throwable {
        return new GroovyScopes(groovy, nodes, texts.get(index(file)), inferred, types).members(types.numbered(type));
    }

    @Override
    public boolean isAssignable(int from, int to) throws Throwable {
        return types.isAssignable(from, to);
    }

    /** Finds the expressions of a file; what has no place in the text was added by the compiler. */
    private final class Walk {
        final List<Expression> found = new ArrayList<>();
        private final GroovyText text;
        private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<List<Integer>> ranges = new HashSet<>();

        Walk(GroovyText text) {
            this.text = text;
        }

        void visit(Object node, Object parent, Set<String> parameters, boolean isResult) throws Throwable {
            if (isNode(node, "AnnotationNode") || !seen.add(node)) return;
            Set<String> inside = parametersIn(node, parameters);
            if (groovy.type(EXPRESSIONS + "Expression").isInstance(node) && isValue(node, parent)) add(node, parent, inside, isResult);
            List<Object> children = nodes.children(node);
            for (Object child : children) visit(child, node, inside, isResultIn(node, child, children, isResult));
        }

        private Set<String> parametersIn(Object node, Set<String> around) throws Throwable {
            if (!isNode(node, "ClassNode") && !isNode(node, "MethodNode")) return around;
            Object[] own = (Object[]) groovy.call(node, "getGenericsTypes");
            if (own == null) return around;
            Set<String> all = new HashSet<>(around);
            for (Object each : own) all.add((String) groovy.call(each, "getName"));
            return all;
        }

        /** The last statement of a closure or a method is its result. */
        private boolean isResultIn(Object node, Object child, List<Object> children, boolean isResult) throws Throwable {
            if (is(node, "ClosureExpression") || isNode(node, "MethodNode")) return true;
            if (isNode(node, "stmt.BlockStatement") || isNode(node, "stmt.IfStatement") || isNode(node, "stmt.TryCatchStatement") || isNode(node, "stmt.SwitchStatement") || isNode(node, "stmt.CaseStatement"))
                return isResult && (!isNode(node, "stmt.BlockStatement") || children.get(children.size() - 1) == child);
            return isResult && isNode(node, "stmt.ExpressionStatement");
        }

        private boolean isValue(Object node, Object parent) throws Throwable {
            if (is(node, "EmptyExpression", "DeclarationExpression", "ClosureListExpression", "TupleExpression", "MapEntryExpression", "NamedArgumentListExpression")) return false;
            if (is(node, "BooleanExpression") && !is(node, "NotExpression")) return false;
            if (is(parent, "DeclarationExpression") && groovy.call(parent, "getLeftExpression") == node) return false;
            if (is(parent, "MethodCallExpression") && groovy.call(parent, "getMethod") == node && is(node, "ConstantExpression")) return false;
            if (is(parent, "PropertyExpression", "MethodPointerExpression") && is(node, "ConstantExpression")) return false;
            if (is(parent, "GStringExpression") && is(node, "ConstantExpression")) return false;
            if (is(parent, "MapEntryExpression") && groovy.call(parent, "getKeyExpression") == node) return false;
            if (is(node, "VariableExpression") && groovy.call(node, "getName").equals("super")) return false;
            return !is(node, "ClassExpression", "SpreadExpression", "SpreadMapExpression");
        }

        private void add(Object node, Object parent, Set<String> parameters, boolean isResult) throws Throwable {
            int start = start(node);
            int end = end(node);
            if (start < 0 || end <= start || end > text.source.text().length()) return;
            // Lists of arguments, and calls of which only those are noted.
            char first = text.source.text().charAt(start);
            if (first == '(' && is(node, "ListExpression", "MethodCallExpression", "StaticMethodCallExpression") || is(node, "ListExpression", "MapExpression") && first != '[') return;
            // Nodes that a transform copied have the place of another.
            if (is(node, "VariableExpression") && !text.text(node).equals(groovy.call(node, "getName")) || !ranges.add(List.of(start, end))) return;
            Use use = use(node, parent, isResult);
            Object type = inferred.typeOf(node);
            TypeUse written = type == null ? null : types.use(type, parameters);
            boolean isName = is(parent, "GStringExpression") && text.source.text().charAt(start - 1) == '$';
            boolean isTrailing = is(node, "ClosureExpression") && isTrailing(start);
            boolean isLabel = isNode(parent, "stmt.CaseStatement");
            found.add(new Expression(start, end, node.getClass().getSimpleName(), written, null, use, isName || isTrailing || isLabel, use != Use.TARGET && isRepeatable(node)));
        }

        /** Of a chain of calls the compiler notes the last link only, and of some operations only the sign. */
        private int start(Object node) throws Throwable {
            int own = text.start(node);
            Object first = is(node, "PropertyExpression", "MethodCallExpression") ? groovy.call(node, "getObjectExpression") : is(node, "BinaryExpression") ? groovy.call(node, "getLeftExpression") : null;
            int before = first == null ? -1 : start(first);
            return before < 0 || own < 0 ? own : Math.min(own, before);
        }

        private int end(Object node) throws Throwable {
            int own = text.end(node);
            return own >= 0 && is(node, "BinaryExpression") ? Math.max(own, end(groovy.call(node, "getRightExpression"))) : own;
        }

        /** A closure behind its call, without parentheses around it. */
        private boolean isTrailing(int start) {
            String before = text.source.text().substring(0, start).stripTrailing();
            return before.endsWith(")") || before.matches("(?s).*[\\w>]") && !before.matches("(?s).*\\breturn");
        }

        private Use use(Object node, Object parent, boolean isResult) throws Throwable {
            if (is(parent, "PrefixExpression", "PostfixExpression")) return Use.TARGET;
            if (is(parent, "BinaryExpression") && groovy.call(parent, "getLeftExpression") == node) {
                String operator = (String) groovy.call(groovy.call(parent, "getOperation"), "getText");
                if (operator.endsWith("=") && !operator.matches("[=!<>]=|===|!==|<=>|==~")) return Use.TARGET;
            }
            return isNode(parent, "stmt.ExpressionStatement") && !isResult ? Use.STATEMENT : Use.VALUE;
        }

        /** Properties, operators and conversions call methods in Groovy. */
        private boolean isRepeatable(Object node) {
            return is(node, "ConstantExpression", "ClosureExpression") || is(node, "VariableExpression") && inferred.isLocal(node);
        }
    }
}
