package cupel.view.scala;

import cupel.adapter.SourceText;
import cupel.view.TypeUse;
import cupel.view.View;
import cupel.view.Visible;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A program with typed trees: types of expressions, and names at places. It tells no declarations. Where expressions stand is read
 * from the trees of the parser, since typed ones are those of what the syntax stands for.
 */
final class ScalaView implements View {
    private final ScalaTrees trees;
    private final Map<SourceText, Object> units = new LinkedHashMap<>();
    private final ScalaTypes types;

    ScalaView(ScalaTrees trees, Object compiled, Map<SourceText, URI> places) throws Throwable {
        this.trees = trees;
        Set<String> local = new HashSet<>();
        for (Map.Entry<SourceText, URI> each : places.entrySet()) {
            Object unit = trees.call(compiled, "apply", each.getValue());
            units.put(each.getKey(), unit);
            addLocal(trees.call(unit, "untpdTree"), null, local);
        }
        types = new ScalaTypes(trees, local);
    }

    private void addLocal(Object node, Object parent, Set<String> local) throws Throwable {
        boolean isLocal = parent != null && !trees.is(parent, "PackageDef", "Template") && trees.is(node, "TypeDef");
        if (isLocal) local.add(nameOf(node));
        for (Object child : trees.children(node)) addLocal(child, node, local);
    }

    private String nameOf(Object node) throws Throwable {
        return trees.call(node, "name").toString();
    }

    @Override
    public List<Expression> expressions(SourceText file) throws Throwable {
        Map<List<Integer>, Object> typed = new HashMap<>();
        addTyped(trees.call(units.get(file), "tpdTree"), typed);
        List<Expression> found = new ArrayList<>();
        addExpressions(trees.call(units.get(file), "untpdTree"), null, new Inside(file, typed, Set.of()), found);
        found.sort(Comparator.comparingInt(Expression::start).thenComparing(Comparator.comparingInt(Expression::end).reversed()));
        return found;
    }

    /** The outermost tree of a place has what conversions and arguments by type have made of it. */
    private void addTyped(Object node, Map<List<Integer>, Object> typed) throws Throwable {
        if (trees.is(node, "Import", "Export")) return;
        int[] range = trees.range(node);
        if (range != null && (Boolean) trees.call(node, "isTerm") && !trees.is(node, "New", "Super", "NamedArg", "SeqLiteral")) typed.putIfAbsent(List.of(range[0], range[1]), node);
        boolean isCase = trees.is(node, "CaseDef");
        Object pattern = isCase ? trees.call(node, "pat") : null;
        for (Object child : trees.children(node)) if (child != pattern) addTyped(child, typed);
    }

    private record Inside(SourceText file, Map<List<Integer>, Object> typed, Set<String> visible) {}

    private void addExpressions(Object node, Object parent, Inside inside, List<Expression> found) throws Throwable {
        if (trees.is(node, "Import", "Export", "TypeBoundsTree", "AppliedTypeTree")) return;
        int[] range = trees.range(node);
        Object typed = range == null || !isValue(node, parent) ? null : inside.typed.get(List.of(range[0], range[1]));
        if (typed != null) {
            TypeUse type = isPackage(typed) || inside.file.text().startsWith("=>", range[0]) ? null : types.use(trees.call(typed, "tpe"), inside.visible);
            // What has no type here is a method that is called, a package or the like.
            boolean isText = isPart(parent) && trees.is(node, "Literal");
            if (type != null && !isText && !isCalled(node, parent)) found.add(new Expression(range[0], range[1], trees.kind(node), type, null, use(node, parent), isPart(parent), isRepeatable(node)));
        }
        Set<Object> skipped = patterns(node);
        Inside below = new Inside(inside.file, inside.typed, visibleIn(node, inside.visible));
        for (Object child : trees.children(node)) if (!skipped.contains(child)) addExpressions(child, node, below, found);
    }

    private boolean isPackage(Object typed) throws Throwable {
        return trees.is(typed, "Ident", "Select") && trees.hasFlag(typed, "Package");
    }

    private Set<Object> patterns(Object node) throws Throwable {
        if (trees.is(node, "CaseDef", "GenFrom", "GenAlias")) return Set.of(trees.call(node, "pat"));
        return trees.is(node, "InfixOp", "PrefixOp", "PostfixOp") ? Set.of(trees.call(node, "op")) : Set.of();
    }

    private Set<String> visibleIn(Object node, Set<String> around) throws Throwable {
        Set<String> visible = new HashSet<>(around);
        boolean holdsTypes = trees.is(node, "DefDef", "TypeDef", "Block");
        for (Object child : holdsTypes ? trees.children(node) : List.of()) {
            if (trees.is(child, "TypeDef")) visible.add(nameOf(child));
            // The parameters of a class are those of its constructor.
            if (trees.is(child, "Template")) for (Object parameter : trees.children(trees.call(child, "constr"))) if (trees.is(parameter, "TypeDef")) visible.add(nameOf(parameter));
        }
        if (trees.is(node, "TypeDef")) visible.add(nameOf(node));
        return visible.equals(around) ? around : visible;
    }

    private boolean isValue(Object node, Object parent) throws Throwable {
        if (trees.is(node, "ValDef", "DefDef", "TypeDef", "Template", "PackageDef", "ModuleDef", "GenFrom", "GenAlias", "NamedArg", "New", "TypeTree", "CaseDef", "Return", "Throw", "Thicket")) return false;
        return !(trees.is(parent, "Apply", "TypeApply") && trees.children(parent).get(0) == node) || !trees.is(node, "New", "TypeApply");
    }

    /** The function of a call may be a value or the name of a method; what is called by `apply` is left with the call. */
    private boolean isCalled(Object node, Object parent) throws Throwable {
        if (!trees.is(parent, "Apply", "TypeApply") || trees.children(parent).get(0) != node) return false;
        return trees.is(node, "Ident", "Select");
    }

    private Use use(Object node, Object parent) throws Throwable {
        if (trees.is(parent, "Assign") && trees.call(parent, "lhs") == node) return Use.TARGET;
        if (trees.is(parent, "Template", "PackageDef")) return Use.STATEMENT;
        return trees.is(parent, "Block") && trees.call(parent, "expr") != node ? Use.STATEMENT : Use.VALUE;
    }

    /** A part of a text is written in a way of its own. */
    private boolean isPart(Object parent) {
        return trees.is(parent, "InterpolatedString", "Thicket");
    }

    /** Names may be methods in Scala, and operators always are. */
    private boolean isRepeatable(Object node) {
        return trees.is(node, "Literal", "Function", "This");
    }

    @Override
    public List<Declaration> declarations() {
        return List.of();
    }

    @Override
    public List<Visible> scope(SourceText file, int offset) throws Throwable {
        return new ScalaScopes(trees, types).at(trees.call(units.get(file), "tpdTree"), offset);
    }

    @Override
    public List<Visible> members(int type, SourceText file, int offset) throws Throwable {
        return new ScalaScopes(trees, types).members(types.numbered(type));
    }

    @Override
    public boolean isAssignable(int from, int to) throws Throwable {
        return types.isAssignable(from, to);
    }
}
