package cupel.view.groovy;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Annotations can have the compiler execute code of a program, load classes or read scripts (`@ASTTest`, transforms, extensions of
 * the type checker). Before any of them is looked at, a program with other annotations than these is refused.
 */
final class Harmless {
    private static final Set<String> KNOWN = Set.of("CompileStatic", "CompileDynamic", "TypeChecked", "Canonical", "EqualsAndHashCode", "Field", "Final", "Immutable",
        "InheritConstructors", "KnownImmutable", "Builder", "IndexedProperty", "NamedDelegate", "NamedParam", "NamedVariant", "NonSealed", "PackageScope", "RecordType", "Sealed", "SelfType",
        "ToString", "Trait", "TupleConstructor", "MapConstructor", "TailRecursive", "Memoized", "Sortable", "Delegate", "Lazy", "Singleton", "Deprecated",
        "FunctionalInterface", "Override", "SafeVarargs", "SuppressWarnings", "DelegatesTo", "ClosureParams", "Retention", "Target", "Documented", "Inherited", "Repeatable");
    private static final Set<String> PACKAGES = Set.of("groovy.transform.", "groovy.lang.", "groovy.transform.stc.", "java.lang.", "java.lang.annotation.");
    /** Members that name code: scripts for the type checker, and classes that write builders. */
    private static final Set<String> TELLING = Set.of("extensions", "builderStrategy");

    private final Mirror groovy;
    private final List<SourceText> sources;

    Harmless(Mirror groovy, List<SourceText> sources) {
        this.groovy = groovy;
        this.sources = sources;
    }

    /** The program might have code executed. */
    static final class Refused extends RuntimeException {
        final transient Diagnostic error;

        Refused(Diagnostic error) {
            super(error.message(), null, false, false);
            this.error = error;
        }
    }

    /** To be done once all files are trees. */
    Object operation(List<Object> units) {
        return groovy.proxy((proxy, method, arguments) -> {
            switch (method.getName()) {
                case "hashCode": return System.identityHashCode(proxy);
                case "equals": return proxy == arguments[0];
                case "toString": return "Harmless";
                default:
                    Set<String> own = new HashSet<>();
                    for (Object unit : units) for (Object type : classes(unit)) own.add((String) groovy.call(type, "getNameWithoutPackage"));
                    for (int i = 0; i < units.size(); i++) check(units.get(i), sources.get(i), own);
                    return null;
            }
        }, "org.codehaus.groovy.control.CompilationUnit$ISourceUnitOperation");
    }

    private List<?> classes(Object unit) throws Throwable {
        return (List<?>) groovy.call(groovy.call(unit, "getAST"), "getClasses");
    }

    private void check(Object unit, SourceText source, Set<String> own) throws Throwable {
        Object module = groovy.call(unit, "getAST");
        Map<String, String> imported = new HashMap<>();
        for (Object each : (List<?>) groovy.call(module, "getImports")) imported.put((String) groovy.call(each, "getAlias"), (String) groovy.call(each, "getClassName"));
        Nodes nodes = new Nodes(groovy);
        GroovyText text = new GroovyText(groovy, source);
        for (Object annotation : nodes.annotations(module)) {
            // Those of classes from elsewhere have no place in the text.
            int start = text.start(annotation);
            if (start < 0) continue;
            String written = (String) groovy.call(groovy.call(annotation, "getClassNode"), "getName");
            String name = imported.getOrDefault(written, written);
            if (!isKnown(name, own) || isTelling(annotation)) throw new Refused(source.at(start, "annotation", "the annotation @" + written + " may have code executed, so the program is not analysed"));
            // Both have trees replaced that are typed already; to be checked, or not, is all that matters.
            String simple = name.substring(name.lastIndexOf('.') + 1);
            if (simple.equals("CompileStatic") || simple.equals("CompileDynamic")) nodes.replaceAnnotation(annotation, simple.equals("CompileDynamic") ? dynamic() : checked(annotation));
        }
    }

    /** The same as `@TypeChecked`, which all classes get anyway. */
    private Object checked(Object annotation) throws Throwable {
        Map<?, ?> members = (Map<?, ?>) groovy.call(annotation, "getMembers");
        if (members.isEmpty()) return null;
        Object checked = annotationOf("TypeChecked");
        for (Map.Entry<?, ?> member : members.entrySet()) groovy.call(checked, "setMember", member.getKey(), member.getValue());
        return checked;
    }

    /** `@TypeChecked(TypeCheckingMode.SKIP)` */
    private Object dynamic() throws Throwable {
        Object mode = groovy.create(Nodes.AST + "expr.ClassExpression", classOf("TypeCheckingMode"));
        Object checked = annotationOf("TypeChecked");
        groovy.call(checked, "setMember", "value", groovy.create(Nodes.AST + "expr.PropertyExpression", mode, "SKIP"));
        return checked;
    }

    private Object annotationOf(String name) throws Throwable {
        return groovy.create(Nodes.AST + "AnnotationNode", classOf(name));
    }

    private Object classOf(String name) throws Throwable {
        return groovy.callStatic(Nodes.AST + "ClassHelper", "make", groovy.type("groovy.transform." + name));
    }

    private static boolean isKnown(String name, Set<String> own) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        if (name.equals(simple)) return KNOWN.contains(simple) || own.contains(simple);
        return KNOWN.contains(simple) && PACKAGES.contains(name.substring(0, name.lastIndexOf('.') + 1));
    }

    private boolean isTelling(Object annotation) throws Throwable {
        for (Object member : ((Map<?, ?>) groovy.call(annotation, "getMembers")).keySet()) if (TELLING.contains(member)) return true;
        return false;
    }
}
