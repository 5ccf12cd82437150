package cupel.template.host;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.Types;

/** The class of a template with its entry, and the other things outside of method bodies that matter. */
record Outline(CompilationUnitTree unit, ClassTree type, MethodTree entry, ArgumentMethods makers) {
    private static final String ENTRY = "cupel.template.Entry";

    static Outline of(CompilationUnitTree unit, Types types) {
        Outline found = null;
        for (Tree declared : unit.getTypeDecls()) {
            if (!(declared instanceof ClassTree type)) continue;
            for (Tree member : type.getMembers()) {
                if (!(member instanceof MethodTree method) || Marks.of(method, ENTRY) == null) continue;
                if (found != null) throw new Mistake(method, "a template has only one method that is marked @Entry");
                found = new Outline(unit, type, method, ArgumentMethods.of(type, method, types));
            }
        }
        if (found == null) throw new Mistake(null, "a template needs a static method that is marked @Entry, in a top-level class");
        found.check();
        return found;
    }

    private void check() {
        if (!entry.getModifiers().getFlags().contains(Modifier.STATIC)) throw new Mistake(entry, "the method that is marked @Entry must be static");
        if (type.getKind() == Tree.Kind.INTERFACE) throw new Mistake(type, "a template is a class, a record or an enum");
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method && method.getName().contentEquals("main")) {
                throw new Mistake(method, "a template has no method main: cupel adds one that calls the entry");
            }
        }
    }

    Map<String, Object> entryJson(Types types) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", entry.getName().toString());
        json.put("type", TypeNames.of(((JCTree.JCMethodDecl) entry).sym.type.getReturnType()));
        List<Map<String, Object>> parameters = new ArrayList<>();
        for (VariableTree parameter : entry.getParameters()) {
            Map<String, Object> one = variable(parameter, parameter.getName().toString());
            MethodTree maker = makers.single().get(parameters.size());
            if (maker != null) one.put("maker", maker.getName().toString());
            if (makers.all() != null) one.put("erased", types.erasure(((JCTree.JCVariableDecl) parameter).sym.type).toString());
            parameters.add(one);
        }
        json.put("parameters", parameters);
        if (makers.all() != null) json.put("maker", makers.all().getName().toString());
        return json;
    }

    /** The static fields of all classes, as the class of the template names them; constants are no state. */
    List<Map<String, Object>> fields() {
        List<Map<String, Object>> fields = new ArrayList<>();
        for (Tree declared : unit.getTypeDecls()) {
            if (declared instanceof ClassTree other) addFields(other, other == type ? "" : other.getSimpleName() + ".", other == type, fields);
        }
        return fields;
    }

    private static void addFields(ClassTree type, String prefix, boolean ours, List<Map<String, Object>> fields) {
        for (Tree member : type.getMembers()) {
            if (member instanceof ClassTree inner) addFields(inner, prefix + inner.getSimpleName() + ".", ours, fields);
            if (!(member instanceof VariableTree field)) continue;
            Symbol.VarSymbol symbol = ((JCTree.JCVariableDecl) field).sym;
            boolean hidden = !ours && (symbol.flags() & Flags.PRIVATE) != 0;
            boolean constant = symbol.getConstValue() != null || (symbol.flags() & Flags.ENUM) != 0;
            if (symbol.isStatic() && !hidden && !constant) fields.add(variable(field, prefix + field.getName()));
        }
    }

    private static Map<String, Object> variable(VariableTree tree, String name) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("type", TypeNames.of(((JCTree.JCVariableDecl) tree).sym.type));
        return json;
    }

    /** What is not in a program made of the template: the package, the imports of the hole library, and the marks of the entry and of what makes its arguments. */
    List<Tree> dropped() {
        List<Tree> dropped = new ArrayList<>();
        if (unit.getPackage() != null) dropped.add(unit.getPackage());
        for (ImportTree imported : unit.getImports()) {
            if (imported.getQualifiedIdentifier().toString().startsWith("cupel.template.")) dropped.add(imported);
        }
        dropped.add(Marks.of(entry, ENTRY));
        dropped.addAll(makers.marks());
        return dropped;
    }
}
