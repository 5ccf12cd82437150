package cupel.view.javac;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import cupel.view.TypeUse;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Describes members of types with what the type arguments make of them; `write` names types at the place. */
record Members(Types types, Elements elements, Function<Type, TypeUse> write) {
    /** What can be selected from a value of a type, or from its class, by name. */
    List<Visible> of(Type given, ClassSymbol from) {
        Type type = given.isPrimitive() ? null : types.capture(types.skipTypeVars(given, false));
        if (type == null || !(type.tsym instanceof ClassSymbol owner)) return List.of();
        Accessible accessible = new Accessible(types, from);
        List<Visible> found = new ArrayList<>();
        for (Element each : elements.getAllMembers(owner)) {
            Symbol member = (Symbol) each;
            if (!accessible.test(member)) continue;
            Visible visible = member instanceof VarSymbol field ? field(field, type) : member instanceof MethodSymbol method && !method.isConstructor() ? method(method, type) : null;
            if (visible != null) found.add(visible);
        }
        found.sort(java.util.Comparator.comparing(Visible::name).thenComparing(Members::key));
        return found;
    }

    private static String key(Visible visible) {
        return visible.signatures().toString();
    }

    /** A field as a member of a type; null if its type cannot be told. */
    Visible field(VarSymbol field, Type of) {
        String name = field.name.toString();
        if (name.equals("this") || name.equals("super") || name.equals("class")) return null;
        TypeUse type = write.apply(types.memberType(of, field));
        if (type == null) return null;
        boolean isFinal = (field.flags() & Flags.FINAL) != 0;
        return new Visible(name, "field", type, !isFinal, null, field.isStatic(), List.of());
    }

    /** A method as a member of a type. */
    Visible method(MethodSymbol method, Type of) {
        Visible.Signature signature = signature(method, types.memberType(of, method), false, null);
        return signature == null ? null : new Visible(method.name.toString(), "method", null, false, null, method.isStatic(), List.of(signature));
    }

    /** A class with its constructors. */
    Visible type(ClassSymbol type, ClassSymbol from) {
        List<Visible.Signature> constructors = new ArrayList<>();
        boolean isMade = (type.flags() & (Flags.ABSTRACT | Flags.INTERFACE | Flags.ENUM)) == 0;
        if (isMade) {
            for (Symbol member : type.members().getSymbols(com.sun.tools.javac.code.Scope.LookupKind.NON_RECURSIVE)) {
                if (!(member instanceof MethodSymbol method) || !method.isConstructor() || !new Accessible(types, from).test(method)) continue;
                Visible.Signature signature = signature(method, method.type, true, type.type);
                if (signature != null) constructors.add(0, signature);
            }
        }
        return new Visible(type.name.toString(), "class", write.apply(type.type), false, true, type.isStatic(), constructors);
    }

    private Visible.Signature signature(MethodSymbol method, Type type, boolean constructs, Type made) {
        TypeUse result = write.apply(constructs ? made : type.getReturnType());
        if (result == null) return null;
        List<Visible.Parameter> parameters = new ArrayList<>();
        List<Type> given = type.getParameterTypes();
        for (int i = 0; i < given.size(); i++) {
            TypeUse use = write.apply(given.get(i));
            if (use == null) return null;
            String name = i < method.params().size() ? method.params().get(i).name.toString() : "p" + i;
            parameters.add(new Visible.Parameter(name, use, false, method.isVarArgs() && i == given.size() - 1));
        }
        // Those of the class are chosen with it where it is made.
        List<Type> variables = new ArrayList<>(constructs ? made.getTypeArguments() : List.of());
        variables.addAll(type.getTypeArguments());
        return new Visible.Signature(constructs, variables.stream().map(variable -> variable.tsym.name.toString()).toList(), parameters, result);
    }
}
