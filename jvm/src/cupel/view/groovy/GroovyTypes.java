package cupel.view.groovy;

import cupel.adapter.Mirror;
import cupel.view.TypeUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The types of a view: each gets a number when it is first met. Those that are written the same are the same. */
final class GroovyTypes {
    private static final String SUPPORT = "org.codehaus.groovy.transform.stc.StaticTypeCheckingSupport";
    /** What every file imports. */
    private static final Pattern KNOWN = Pattern.compile("\\b(?:java\\.(?:lang|util|io|net)|groovy\\.(?:lang|util))\\.(?=[A-Z]\\w*(?![\\w.]*\\.[a-z]))|\\bjava\\.math\\.(?=Big(?:Integer|Decimal)\\b)");
    private static final Pattern STRANGE = Pattern.compile("[#&|]|<UnionType|<unknown|\\$\\d|^\\(|\\bnull\\b|<none>|LUB");

    private final Mirror groovy;
    private final Set<String> declared;
    private final List<Object> numbered = new ArrayList<>();
    private final Map<String, Integer> byText = new HashMap<>();

    GroovyTypes(Mirror groovy, Set<String> declared) {
        this.groovy = groovy;
        this.declared = declared;
    }

    /** The type where these type parameters can be named. */
    TypeUse use(Object type, Set<String> parameters) throws Throwable {
        String full = write(type, 0);
        String text = KNOWN.matcher(full).replaceAll("").replace('$', '.');
        Integer known = byText.putIfAbsent(full, numbered.size());
        if (known == null) numbered.add(type);
        boolean writable = !STRANGE.matcher(full).find() && !declaresHidden(full) && placeholders(type, parameters, 0) && !full.equals("void");
        return new TypeUse(known == null ? numbered.size() - 1 : known, text, writable);
    }

    /** A class of the program with the name of one that every file imports takes its place. */
    private boolean declaresHidden(String full) {
        for (String name : declared) if (full.matches(".*\\b(?:java|groovy)\\.[\\w.]*\\." + Pattern.quote(name) + "\\b.*")) return true;
        return false;
    }

    private String write(Object type, int depth) throws Throwable {
        if (depth > 8) return "#";
        if ((Boolean) groovy.call(type, "isArray")) return write(groovy.call(type, "getComponentType"), depth) + "[]";
        if ((Boolean) groovy.call(type, "isGenericsPlaceHolder")) return (String) groovy.call(type, "getUnresolvedName");
        String kind = type.getClass().getSimpleName();
        if (kind.equals("LowestUpperBoundClassNode") || kind.equals("UnionTypeClassNode")) return "#" + groovy.call(type, "toString");
        String name = (String) groovy.call(type, "getName");
        Object[] arguments = (Object[]) groovy.call(type, "getGenericsTypes");
        if (arguments == null || arguments.length == 0) return name;
        StringBuilder out = new StringBuilder(name);
        String separator = "<";
        for (Object argument : arguments) {
            out.append(separator).append(argument(argument, depth + 1));
            separator = ", ";
        }
        return out.append('>').toString();
    }

    private String argument(Object argument, int depth) throws Throwable {
        if (!(Boolean) groovy.call(argument, "isWildcard")) return write(groovy.call(argument, "getType"), depth);
        Object lower = groovy.call(argument, "getLowerBound");
        if (lower != null) return "? super " + write(lower, depth);
        Object[] upper = (Object[]) groovy.call(argument, "getUpperBounds");
        return upper == null || upper.length == 0 ? "?" : "? extends " + write(upper[0], depth);
    }

    private boolean placeholders(Object type, Set<String> parameters, int depth) throws Throwable {
        if (depth > 8) return false;
        if ((Boolean) groovy.call(type, "isGenericsPlaceHolder")) return parameters.contains((String) groovy.call(type, "getUnresolvedName"));
        Object[] arguments = (Object[]) groovy.call(type, "getGenericsTypes");
        if (arguments != null) for (Object argument : arguments) if (!placeholders(groovy.call(argument, "getType"), parameters, depth + 1)) return false;
        return true;
    }

    Object numbered(int id) {
        if (id < 0 || id >= numbered.size()) throw new IllegalArgumentException("the view has no type " + id);
        return numbered.get(id);
    }

    /** As the checker decides about an assignment, and about type arguments where there are some. */
    boolean isAssignable(int from, int to) throws Throwable {
        Object source = numbered(from);
        Object target = numbered(to);
        if (!(Boolean) groovy.callStatic(SUPPORT, "checkCompatibleAssignmentTypes", target, source)) return false;
        if (groovy.call(target, "getGenericsTypes") == null || (Boolean) groovy.call(target, "isGenericsPlaceHolder")) return true;
        return (Boolean) groovy.callStatic(SUPPORT, "isAssignableTo", source, target);
    }
}
