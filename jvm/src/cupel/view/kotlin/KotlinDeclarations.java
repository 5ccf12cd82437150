package cupel.view.kotlin;

import cupel.view.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a program declares, with all places where each name is written. */
final class KotlinDeclarations {
    private final Bindings bindings;
    private final Map<Object, Found> found = new LinkedHashMap<>();
    private final Map<Object, List<View.NamePlace>> uses = new LinkedHashMap<>();

    private record Found(String name, String kind, View.Range whole, View.Range place, boolean removable, boolean renamable) {}

    KotlinDeclarations(Bindings bindings) {
        this.bindings = bindings;
    }

    void read(KotlinFile file) throws Throwable {
        readNode(file, file.tree());
    }

    /** The simple names of classes and type parameters. */
    Set<String> typeNames() {
        Set<String> names = new HashSet<>();
        found.forEach((descriptor, each) -> {
            if (bindings.describes(descriptor, "ClassifierDescriptor")) names.add(each.name);
        });
        return names;
    }

    List<View.Declaration> all() {
        List<View.Declaration> all = new ArrayList<>();
        found.forEach((descriptor, each) -> {
            List<View.NamePlace> places = new ArrayList<>(List.of(new View.NamePlace(each.place, true)));
            places.addAll(uses.getOrDefault(descriptor, List.of()));
            all.add(new View.Declaration(each.name, each.kind, each.removable ? List.of(each.whole) : List.of(), places, each.renamable));
        });
        return all;
    }

    /** What the program declares on top, by its descriptors. */
    List<Object> topLevel() throws Throwable {
        List<Object> top = new ArrayList<>();
        for (Object each : found.keySet()) {
            if (bindings.describes(bindings.call(each, "getContainingDeclaration"), "PackageFragmentDescriptor")) top.add(each);
        }
        return top;
    }

    /** The type parameters and the classes of blocks that can be named within a node, beside those around it. */
    Set<Object> visibleIn(Object node, Set<Object> around) throws Throwable {
        Set<Object> visible = null;
        if (bindings.is(node, "KtTypeParameterListOwner")) {
            visible = new HashSet<>(around);
            if (bindings.is(node, "KtClass") && !(Boolean) bindings.call(node, "isInner") && !(Boolean) bindings.call(node, "isLocal"))
                visible.removeIf(each -> bindings.describes(each, "TypeParameterDescriptor"));
            for (Object parameter : (List<?>) bindings.call(node, "getTypeParameters")) addDescriptor(parameter, visible);
            if (bindings.is(node, "KtClass")) addDescriptor(node, visible);
        } else if (bindings.is(node, "KtBlockExpression")) {
            for (Object statement : (List<?>) bindings.call(node, "getStatements")) {
                if (!bindings.is(statement, "KtClass")) continue;
                if (visible == null) visible = new HashSet<>(around);
                addDescriptor(statement, visible);
            }
        }
        return visible == null ? around : visible;
    }

    private void addDescriptor(Object node, Set<Object> visible) throws Throwable {
        Object descriptor = bindings.get("DECLARATION_TO_DESCRIPTOR", node);
        if (descriptor == null) descriptor = bindings.get("TYPE_PARAMETER", node);
        if (descriptor != null) visible.add(bindings.call(descriptor, "getOriginal"));
    }

    private void readNode(KotlinFile file, Object node) throws Throwable {
        if (bindings.is(node, "KtNamedDeclaration") && bindings.call(node, "getNameIdentifier") != null) declare(file, node);
        if (bindings.is(node, "KtSimpleNameExpression") && !bindings.is(node, "KtOperationReferenceExpression")) use(file, node);
        for (Object child : (Object[]) bindings.call(node, "getChildren")) readNode(file, child);
    }

    private void declare(KotlinFile file, Object node) throws Throwable {
        Object descriptor = bindings.get("DECLARATION_TO_DESCRIPTOR", node);
        if (bindings.is(node, "KtTypeParameter")) descriptor = bindings.get("TYPE_PARAMETER", node);
        if (descriptor == null) return;
        Object parent = bindings.call(node, "getParent");
        boolean isPart = bindings.is(node, "KtParameter", "KtTypeParameter", "KtDestructuringDeclarationEntry", "KtEnumEntry");
        boolean isStatement = bindings.is(parent, "KtBlockExpression", "KtFile", "KtClassBody");
        View.Range place = range(file, bindings.call(node, "getNameIdentifier"));
        found.put(original(descriptor), new Found(bindings.nameOf(descriptor), kind(node), range(file, node), place, !isPart && isStatement, isRenamable(node, descriptor)));
    }

    /** Members may override others or be called by name, and components of data classes make functions. */
    private boolean isRenamable(Object node, Object descriptor) throws Throwable {
        if (bindings.is(node, "KtEnumEntry", "KtDestructuringDeclarationEntry") || "main".equals(bindings.nameOf(descriptor))) return false;
        if (bindings.is(node, "KtTypeParameter")) return true;
        if (bindings.is(node, "KtParameter")) {
            Object function = bindings.call(descriptor, "getContainingDeclaration");
            return !(Boolean) bindings.call(node, "hasValOrVar") && !bindings.describes(function, "ConstructorDescriptor") && !bindings.describes(bindings.call(function, "getContainingDeclaration"), "ClassDescriptor");
        }
        boolean isMember = bindings.describes(bindings.call(descriptor, "getContainingDeclaration"), "ClassDescriptor");
        return !isMember || bindings.describes(descriptor, "ClassDescriptor") || bindings.call(bindings.call(descriptor, "getVisibility"), "getName").equals("private");
    }

    private void use(KotlinFile file, Object node) throws Throwable {
        Object target = bindings.get("REFERENCE_TARGET", node);
        if (target == null) return;
        Object named = bindings.describes(target, "ConstructorDescriptor") ? bindings.call(target, "getContainingDeclaration") : target;
        uses.computeIfAbsent(original(named), any -> new ArrayList<>()).add(new View.NamePlace(range(file, node), false));
    }

    private Object original(Object descriptor) throws Throwable {
        return bindings.call(descriptor, "getOriginal");
    }

    private static String kind(Object node) {
        return node.getClass().getSimpleName().replaceFirst("^Kt", "");
    }

    private static View.Range range(KotlinFile file, Object node) throws Throwable {
        return new View.Range(file.source().path(), file.start(node), file.end(node));
    }
}
