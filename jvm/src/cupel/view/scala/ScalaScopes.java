package cupel.view.scala;

import cupel.view.TypeUse;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Describes what has a name at a place: what is declared before in blocks, parameters, and members of classes and packages. */
final class ScalaScopes {
    private final ScalaTrees trees;
    private final ScalaTypes types;
    private final List<Visible> found = new ArrayList<>();
    private final Set<String> variables = new HashSet<>();
    private final Set<String> visible = new HashSet<>();

    ScalaScopes(ScalaTrees trees, ScalaTypes types) {
        this.trees = trees;
        this.types = types;
    }

    List<Visible> at(Object root, int offset) throws Throwable {
        List<Object> path = new ArrayList<>();
        for (Object at = root; at != null; at = below(at, offset)) path.add(at);
        for (Object node : path) if (trees.is(node, "DefDef", "TypeDef", "Template")) for (Object child : trees.children(node)) if (trees.is(child, "TypeDef")) visible.add(nameOf(child));
        boolean isFirst = true;
        for (int i = path.size() - 1; i >= 0; i--) {
            Object node = path.get(i);
            if (trees.is(node, "Block")) addBefore(trees.children(node), offset);
            else if (trees.is(node, "DefDef")) addAll(trees.children(node), "parameter");
            else if (trees.is(node, "Template")) addAll(trees.children(node), "field");
            else if (trees.is(node, "PackageDef")) addAll(trees.children(node), "object");
            if (trees.is(node, "TypeDef") && isFirst) {
                isFirst = false;
                TypeUse self = types.use(trees.call(trees.call(node, "tpe"), "widen", trees.context), visible);
                if (self != null) found.add(0, new Visible("this", "this", self, false, true, false, List.of()));
            }
        }
        return found;
    }

    private Object below(Object node, int offset) throws Throwable {
        for (Object child : trees.children(node)) {
            int[] range = trees.range(child);
            if (range != null && range[0] <= offset && offset < range[1]) return child;
            if (range == null || trees.is(child, "Template")) if (below(child, offset) != null) return child;
        }
        return null;
    }

    private String nameOf(Object node) throws Throwable {
        return trees.call(node, "name").toString();
    }

    private void addBefore(List<Object> statements, int offset) throws Throwable {
        for (int i = statements.size() - 1; i >= 0; i--) {
            int[] range = trees.range(statements.get(i));
            if (range != null && range[1] <= offset || trees.is(statements.get(i), "DefDef")) add(statements.get(i), "variable");
        }
    }

    private void addAll(List<Object> children, String kind) throws Throwable {
        for (Object child : children) add(child, kind);
    }

    private void add(Object tree, String kind) throws Throwable {
        if (!trees.is(tree, "ValDef", "DefDef", "TypeDef") || trees.range(tree) == null) return;
        String name = nameOf(tree);
        if (name.contains("<") || name.contains("$") || trees.is(tree, "TypeDef")) return;
        Object info = trees.call(trees.call(tree, "tpe"), "widen", trees.context);
        Visible described = describe(name, info, kind, trees.hasFlag(tree, "Mutable"));
        if (described != null && (!described.signatures().isEmpty() || variables.add(name))) found.add(described);
    }

    /** A method has signatures and no type. */
    private Visible describe(String name, Object info, String kind, boolean isMutable) throws Throwable {
        List<String> parameters = new ArrayList<>();
        Object at = info;
        if (trees.kind(at).endsWith("PolyType")) {
            for (Object each : asJava(trees.call(at, "paramNames"))) parameters.add(each.toString());
            at = trees.call(at, "resType");
        }
        if (trees.kind(at).endsWith("ExprType")) at = trees.call(at, "resType");
        if (!trees.kind(at).endsWith("MethodType")) {
            TypeUse type = types.use(at, visible);
            return type == null ? null : new Visible(name, kind, type, isMutable, kind.equals("field") ? null : true, false, List.of());
        }
        Visible.Signature signature = signature(at, parameters);
        return signature == null ? null : new Visible(name, kind.equals("field") ? "method" : "function", null, false, null, false, List.of(signature));
    }

    /** Of several lists of parameters only those of the first are told, with a function as the result: such methods are left out. */
    private Visible.Signature signature(Object method, List<String> typeParameters) throws Throwable {
        TypeUse result = types.use(trees.call(method, "resType"), visible);
        if (result == null) return null;
        List<Visible.Parameter> parameters = new ArrayList<>();
        List<Object> names = asJava(trees.call(method, "paramNames"));
        List<Object> infos = asJava(trees.call(method, "paramInfos"));
        for (int i = 0; i < names.size(); i++) {
            TypeUse type = types.use(infos.get(i), visible);
            if (type == null) return null;
            parameters.add(new Visible.Parameter(names.get(i).toString(), type, false, type.text().endsWith("*")));
        }
        return new Visible.Signature(false, typeParameters, parameters, result);
    }

    private List<Object> asJava(Object many) throws Throwable {
        List<Object> all = new ArrayList<>();
        Object each = trees.call(many, "iterator");
        while ((Boolean) trees.call(each, "hasNext")) all.add(trees.call(each, "next"));
        return all;
    }

    /** The members of a type by name, without those that operators of the library have as names. */
    List<Visible> members(Object type) throws Throwable {
        List<Visible> members = new ArrayList<>();
        for (Object member : asJava(trees.call(type, "allMembers", trees.context))) {
            String name = trees.call(member, "name", trees.context).toString();
            if (!name.matches("[A-Za-z]\\w*")) continue;
            Visible visible = describe(name, trees.call(member, "info", trees.context), "field", false);
            if (visible != null) members.add(visible);
        }
        members.sort(Comparator.comparing(Visible::name).thenComparing(each -> each.signatures().toString()));
        return members;
    }
}
