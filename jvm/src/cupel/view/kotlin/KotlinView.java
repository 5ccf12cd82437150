package cupel.view.kotlin;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.view.TypeUse;
import cupel.view.View;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A program that the front end has analysed. */
final class KotlinView implements View {
    private final Bindings bindings;
    private final List<KotlinFile> files;
    private final Positions positions;
    private final Effects effects;
    private final KotlinDeclarations declarations;
    private final KotlinTypes types;

    KotlinView(Mirror kotlin, List<KotlinFile> files, Object context) throws Throwable {
        this.files = files;
        bindings = new Bindings(kotlin, context);
        positions = new Positions(bindings);
        effects = new Effects(bindings);
        declarations = new KotlinDeclarations(bindings);
        for (KotlinFile file : files) declarations.read(file);
        types = new KotlinTypes(bindings, declarations.typeNames());
    }

    @Override
    public List<Expression> expressions(SourceText source) throws Throwable {
        KotlinFile file = file(source);
        List<Expression> found = new ArrayList<>();
        addExpressions(file, file.tree(), Set.of(), found);
        found.sort(Comparator.comparingInt(Expression::start).thenComparing(Comparator.comparingInt(Expression::end).reversed()));
        return found;
    }

    private void addExpressions(KotlinFile file, Object node, Set<Object> visible, List<Expression> found) throws Throwable {
        if (positions.isValue(node)) found.add(expression(file, node, visible));
        Set<Object> inside = declarations.visibleIn(node, visible);
        for (Object child : (Object[]) bindings.call(node, "getChildren")) addExpressions(file, child, inside, found);
    }

    private Expression expression(KotlinFile file, Object node, Set<Object> visible) throws Throwable {
        Use use = positions.use(node);
        TypeUse type = types.use(typeOf(node), visible);
        TypeUse expected = use == Use.VALUE ? expected(node, visible) : null;
        String kind = node.getClass().getSimpleName().replaceFirst("^Kt", "");
        boolean repeatable = use != Use.TARGET && effects.isRepeatable(node);
        return new Expression(file.start(node), file.end(node), kind, type, expected, use, positions.isConstant(node), repeatable);
    }

    /** What a test before it has shown is part of what is known. */
    private Object typeOf(Object node) throws Throwable {
        Object cast = bindings.get("SMARTCAST", node);
        Object shown = cast == null ? null : bindings.call(cast, "getDefaultType");
        return shown == null ? bindings.typeOf(node) : shown;
    }

    private TypeUse expected(Object node, Set<Object> visible) throws Throwable {
        Object type = bindings.get("EXPECTED_EXPRESSION_TYPE", node);
        if (type == null || bindings.call(type, "toString").toString().matches("NO_EXPECTED_TYPE|UNIT_EXPECTED_TYPE|.*DONT_CARE.*")) return null;
        return types.use(type, visible);
    }

    @Override
    public List<Declaration> declarations() {
        return declarations.all();
    }

    @Override
    public List<Visible> scope(SourceText source, int offset) throws Throwable {
        KotlinFile file = file(source);
        Set<Object> visible = new HashSet<>();
        Object node = nodeAt(file, offset, visible);
        return new KotlinScopes(bindings, type -> types.use(type, visible)).at(node, file.tree(), files, declarations);
    }

    @Override
    public List<Visible> members(int type, SourceText source, int offset) throws Throwable {
        Set<Object> visible = new HashSet<>();
        nodeAt(file(source), offset, visible);
        return new KotlinScopes(bindings, each -> types.use(each, visible)).members(types.numbered(type));
    }

    @Override
    public boolean isAssignable(int from, int to) throws Throwable {
        return types.isAssignable(from, to);
    }

    private KotlinFile file(SourceText source) {
        for (KotlinFile file : files) if (file.source() == source) return file;
        throw new IllegalArgumentException("the program has no file " + source.path());
    }

    /** The innermost node around a place, and the names of types that can be written there. */
    private Object nodeAt(KotlinFile file, int offset, Set<Object> visible) throws Throwable {
        Object at = file.tree();
        Set<Object> names = Set.of();
        for (Object next = at; next != null; next = childAt(file, next, offset)) {
            at = next;
            names = declarations.visibleIn(at, names);
        }
        visible.addAll(names);
        return at;
    }

    private Object childAt(KotlinFile file, Object node, int offset) throws Throwable {
        for (Object child : (Object[]) bindings.call(node, "getChildren")) if (file.start(child) <= offset && offset < file.end(child)) return child;
        return null;
    }
}
