package cupel.view.kotlin;

import cupel.view.TypeUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The types of a view: each gets a number when it is first met. */
final class KotlinTypes {
    /** What every file imports, but for names that the program declares itself. */
    private static final Pattern KNOWN = Pattern.compile("\\bkotlin\\.(?:annotation\\.|collections\\.|comparisons\\.|io\\.|ranges\\.|sequences\\.|text\\.|jvm\\.)?([A-Z]\\w*)");
    private static final Pattern STRANGE = Pattern.compile("[<{(]?(?:<no name|<anonymous|<local|\\[ERROR|ERROR|Captured|\\?\\?\\?|\\{|dynamic)|\\{.*&.*}|\\.\\.");

    private final Bindings bindings;
    private final Object renderer;
    private final Object checker;
    private final Set<String> declared;
    private final List<Object> numbered = new ArrayList<>();
    private final Map<String, List<Integer>> byText = new HashMap<>();

    KotlinTypes(Bindings bindings, Set<String> declared) {
        this.bindings = bindings;
        this.declared = declared;
        renderer = bindings.kotlin.field(Bindings.KOTLIN + "renderer.DescriptorRenderer", "FQ_NAMES_IN_TYPES");
        checker = bindings.kotlin.field(Bindings.KOTLIN + "types.checker.KotlinTypeChecker", "DEFAULT");
    }

    /** The type at a place where these names of classes of blocks and of type parameters can be written; null where there is none. */
    TypeUse use(Object type, Set<Object> visible) throws Throwable {
        if (type == null || (Boolean) bindings.kotlin.callStatic(Bindings.KOTLIN + "types.KotlinTypeKt", "isError", type)) return null;
        String full = (String) bindings.call(renderer, "renderType", type);
        String text = shorten(full.replace("(Mutable)", "").replace("(out) ", "out ").replace("!", ""));
        boolean writable = !STRANGE.matcher(text).find() && areVisible(type, visible, 0);
        return new TypeUse(number(type, full), text, writable);
    }

    private String shorten(String text) {
        Matcher matcher = KNOWN.matcher(text);
        return matcher.replaceAll(found -> declared.contains(found.group(1)) ? found.group() : found.group(1));
    }

    /** Type parameters and local classes have no name elsewhere. */
    private boolean areVisible(Object type, Set<Object> visible, int depth) throws Throwable {
        if (depth > 10) return false;
        Object classifier = bindings.call(bindings.call(type, "getConstructor"), "getDeclarationDescriptor");
        if (classifier == null) return false;
        boolean isLocal = bindings.describes(classifier, "TypeParameterDescriptor") || !bindings.describes(outermost(classifier), "PackageFragmentDescriptor");
        if (isLocal && !visible.contains(bindings.call(classifier, "getOriginal"))) return false;
        for (Object argument : (List<?>) bindings.call(type, "getArguments")) {
            if (!(Boolean) bindings.call(argument, "isStarProjection") && !areVisible(bindings.call(argument, "getType"), visible, depth + 1)) return false;
        }
        return true;
    }

    private Object outermost(Object classifier) throws Throwable {
        Object at = classifier;
        while (bindings.describes(at, "ClassDescriptor")) at = bindings.call(at, "getContainingDeclaration");
        return at;
    }

    private int number(Object type, String text) throws Throwable {
        List<Integer> alike = byText.computeIfAbsent(text, any -> new ArrayList<>());
        for (int known : alike) if ((Boolean) bindings.call(checker, "equalTypes", numbered.get(known), type)) return known;
        numbered.add(type);
        alike.add(numbered.size() - 1);
        return numbered.size() - 1;
    }

    Object numbered(int id) {
        if (id < 0 || id >= numbered.size()) throw new IllegalArgumentException("the view has no type " + id);
        return numbered.get(id);
    }

    boolean isAssignable(int from, int to) throws Throwable {
        return (Boolean) bindings.call(checker, "isSubtypeOf", numbered(from), numbered(to));
    }
}
