package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What classes and methods are called in a template. */
final class Names {
    final String template;
    private final Map<ClassSymbol, String> own = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final Map<String, String> imports = new TreeMap<>();
    private final SourceTree sources;

    Names(SourceTree sources, Slice slice, String template) {
        this.sources = sources;
        this.template = template;
        taken.add(template);
        taken.add("Entry");
        for (ClassSymbol type : slice.classes) if (type.owner instanceof ClassSymbol) taken.add(type.getSimpleName().toString());
        for (ClassSymbol type : slice.classes) {
            if (type.owner instanceof ClassSymbol) continue;
            boolean flat = type == slice.top() && !slice.objects.contains(type);
            own.put(type, flat ? template : free(type.getSimpleName().toString()));
        }
    }

    private String free(String wanted) {
        String name = wanted;
        for (int i = 2; !taken.add(name); i++) name = wanted + i;
        return name;
    }

    /** How a class is written at a place within another one. */
    String of(ClassSymbol type, Symbol site) {
        if (sources.has(type)) {
            if (!(type.owner instanceof ClassSymbol)) return own.get(type);
            String simple = type.getSimpleName().toString();
            return encloses(type.owner, site) ? simple : of((ClassSymbol) type.owner, site) + "." + simple;
        }
        if (type.owner instanceof ClassSymbol) return of((ClassSymbol) type.owner, site) + "." + type.getSimpleName();
        return ofPlatform(type.getQualifiedName().toString());
    }

    /** How a class that is not of these sources is written, by its full name. */
    String ofPlatform(String full) {
        String simple = full.substring(full.lastIndexOf('.') + 1);
        if (taken.contains(simple) || !imports.getOrDefault(simple, full).equals(full)) return full;
        imports.put(simple, full);
        return simple;
    }

    static boolean encloses(Symbol outer, Symbol site) {
        for (Symbol at = site; at != null && !(at instanceof PackageSymbol); at = at.owner) if (at == outer) return true;
        return false;
    }

    /** The methods of the hole library hide behind methods of the same names, so those get others; main is what cupel adds. */
    static String ofMethod(String name) {
        return name.equals("main") || HoleNames.ALL.contains(name) ? name + "Of" : name;
    }

    /** The import declarations for all that was named so far. */
    String importLines() {
        StringBuilder lines = new StringBuilder();
        for (String full : imports.values()) if (!full.matches("java\\.lang\\.[^.]+")) lines.append("import ").append(full).append(";\n");
        return lines.toString();
    }
}
