package cupel.template.host;

import com.sun.source.tree.AnnotationTree;
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

/** The class of a template with its entry, and the other things outside of method bodies that matter. */
record Outline(CompilationUnitTree unit, ClassTree type, MethodTree entry) {
    private static final String ENTRY = "cupel.template.Entry";

    static Outline of(CompilationUnitTree unit) {
        Outline found = null;
        for (Tree declared : unit.getTypeDecls()) {
            if (!(declared instanceof ClassTree type)) continue;
            for (Tree member : type.getMembers()) {
                if (!(member instanceof MethodTree method) || mark(method) == null) continue;
                if (found != null) throw new Mistake(method, "a template has only one method that is marked @Entry");
                found = new Outline(unit, type, method);
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

    Map<String, Object> entryJson() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", entry.getName().toString());
        json.put("type", TypeNames.of(((JCTree.JCMethodDecl) entry).sym.type.getReturnType()));
        json.put("parameters", entry.getParameters().stream().map(parameter -> variable(parameter, parameter.getName().toString())).toList());
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

    /** What is not in a program made of the template: the package, the imports of the hole library, and the mark of the entry. */
    List<Tree> dropped() {
        List<Tree> dropped = new ArrayList<>();
        if (unit.getPackage() != null) dropped.add(unit.getPackage());
        for (ImportTree imported : unit.getImports()) {
            if (imported.getQualifiedIdentifier().toString().startsWith("cupel.template.")) dropped.add(imported);
        }
        dropped.add(mark(entry));
        return dropped;
    }

    private static AnnotationTree mark(MethodTree method) {
        for (AnnotationTree annotation : method.getModifiers().getAnnotations()) {
            if (((JCTree) annotation.getAnnotationType()).type.toString().equals(ENTRY)) return annotation;
        }
        return null;
    }
}
