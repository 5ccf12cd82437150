package cupel.view.kotlin;

import cupel.view.TypeUse;
import cupel.view.Visible;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Describes what has a name at a place, and the members of types. */
final class KotlinScopes {
    private final Bindings bindings;
    private final Writer types;
    private final List<Visible> found = new ArrayList<>();
    private final Set<String> variables = new HashSet<>();

    /** Names a type at the place. */
    interface Writer {
        TypeUse write(Object type) throws Throwable;
    }

    KotlinScopes(Bindings bindings, Writer types) {
        this.bindings = bindings;
        this.types = types;
    }

    /** From inside out: what is declared before in blocks, parameters, members with their receivers, then what stands on top. */
    List<Visible> at(Object node, Object tree, List<KotlinFile> files, KotlinDeclarations declarations) throws Throwable {
        Object scope = null;
        for (Object each = node; each != null && scope == null && !bindings.is(each, "KtFile"); each = bindings.call(each, "getParent")) scope = bindings.get("LEXICAL_SCOPE", each);
        Class<?> lexical = bindings.kotlin.type(Bindings.KOTLIN + "resolve.scopes.LexicalScope");
        boolean isFirst = true;
        for (Object each = scope; lexical.isInstance(each); each = bindings.call(each, "getParent")) {
            for (Object descriptor : reversed(contributed(each))) add(descriptor);
            Object receiver = bindings.call(each, "getImplicitReceiver");
            if (receiver == null) continue;
            Object type = bindings.call(receiver, "getType");
            TypeUse use = types.write(type);
            if (isFirst && use != null) found.add(new Visible("this", "this", use, false, true, false, List.of()));
            isFirst = false;
            for (Visible member : members(type)) if (member.kind().equals("method") || variables.add(member.name())) found.add(member);
        }
        for (Object descriptor : declarations.topLevel()) add(descriptor);
        return found;
    }

    private Collection<?> contributed(Object scope) throws Throwable {
        Object all = bindings.kotlin.field(Bindings.KOTLIN + "resolve.scopes.DescriptorKindFilter", "ALL");
        Object any = bindings.kotlin.proxy(KotlinScopes::takesAll, "kotlin.jvm.functions.Function1");
        return (Collection<?>) bindings.call(scope, "getContributedDescriptors", all, any);
    }

    // The front end compares the filter with its own, and puts it into tables.
    private static Object takesAll(Object proxy, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> "all";
            default -> Boolean.TRUE;
        };
    }

    private static List<Object> reversed(Collection<?> all) {
        List<Object> reversed = new ArrayList<>();
        for (Object each : all) reversed.add(0, each);
        return reversed;
    }

    private void add(Object descriptor) throws Throwable {
        Visible visible = describe(descriptor, false);
        if (visible != null && (!visible.signatures().isEmpty() || variables.add(visible.name()))) found.add(visible);
    }

    /** The members of a type that are not private to another class, by name. */
    List<Visible> members(Object type) throws Throwable {
        List<Visible> members = new ArrayList<>();
        for (Object descriptor : contributed(bindings.call(type, "getMemberScope"))) {
            if (!bindings.describes(descriptor, "CallableMemberDescriptor") || bindings.describes(descriptor, "ConstructorDescriptor")) continue;
            String visibility = (String) bindings.call(bindings.call(descriptor, "getVisibility"), "getName");
            if (!visibility.equals("public") && !visibility.equals("internal")) continue;
            Visible visible = describe(descriptor, true);
            if (visible != null) members.add(visible);
        }
        members.sort(Comparator.comparing(Visible::name).thenComparing(each -> each.signatures().toString()));
        return members;
    }

    private Visible describe(Object descriptor, boolean isMember) throws Throwable {
        String name = bindings.nameOf(descriptor);
        // Extensions are called on a value of their receiver.
        if (name.startsWith("<") || bindings.describes(descriptor, "CallableDescriptor") && bindings.call(descriptor, "getExtensionReceiverParameter") != null) return null;
        if (bindings.describes(descriptor, "ClassDescriptor")) return describeClass(descriptor, name);
        if (bindings.describes(descriptor, "FunctionDescriptor")) {
            Visible.Signature signature = signature(descriptor, false);
            return signature == null ? null : new Visible(name, isMember ? "method" : "function", null, false, null, false, List.of(signature));
        }
        if (!bindings.describes(descriptor, "VariableDescriptor")) return null;
        TypeUse type = types.write(bindings.call(descriptor, "getType"));
        if (type == null) return null;
        boolean isParameter = bindings.describes(descriptor, "ValueParameterDescriptor");
        String kind = isParameter ? "parameter" : bindings.describes(descriptor, "PropertyDescriptor") && isMember ? "field" : "variable";
        return new Visible(name, kind, type, (Boolean) bindings.call(descriptor, "isVar"), isParameter || isMember ? Boolean.TRUE : isGiven(descriptor), false, List.of());
    }

    /** A variable without a value at its declaration may get one later. */
    private Boolean isGiven(Object descriptor) throws Throwable {
        Object node = bindings.kotlin.callStatic(Bindings.KOTLIN + "resolve.DescriptorToSourceUtils", "descriptorToDeclaration", descriptor);
        if (!bindings.is(node, "KtProperty")) return true;
        return (Boolean) bindings.call(node, "hasInitializer") || (Boolean) bindings.call(node, "hasDelegate") ? Boolean.TRUE : null;
    }

    private Visible describeClass(Object descriptor, String name) throws Throwable {
        TypeUse type = types.write(bindings.call(descriptor, "getDefaultType"));
        String kind = bindings.call(descriptor, "getKind").toString();
        if (kind.equals("OBJECT")) return new Visible(name, "object", type, false, true, false, List.of());
        List<Visible.Signature> constructors = new ArrayList<>();
        if (kind.equals("CLASS") && !bindings.call(descriptor, "getModality").toString().matches("ABSTRACT|SEALED")) {
            for (Object each : (Collection<?>) bindings.call(descriptor, "getConstructors")) {
                Visible.Signature signature = signature(each, true);
                if (signature != null) constructors.add(signature);
            }
        }
        return new Visible(name, "class", type, false, true, true, constructors);
    }

    private Visible.Signature signature(Object function, boolean constructs) throws Throwable {
        Object returned = bindings.call(function, "getReturnType");
        TypeUse result = returned == null ? null : types.write(returned);
        if (result == null) return null;
        List<Visible.Parameter> parameters = new ArrayList<>();
        for (Object each : (List<?>) bindings.call(function, "getValueParameters")) {
            TypeUse type = types.write(bindings.call(each, "getType"));
            if (type == null) return null;
            boolean optional = (Boolean) bindings.call(each, "declaresDefaultValue");
            parameters.add(new Visible.Parameter(bindings.nameOf(each), type, optional, bindings.call(each, "getVarargElementType") != null));
        }
        List<String> variables = new ArrayList<>();
        for (Object each : (List<?>) bindings.call(function, "getTypeParameters")) variables.add(bindings.nameOf(each));
        return new Visible.Signature(constructs, variables, parameters, result);
    }
}
