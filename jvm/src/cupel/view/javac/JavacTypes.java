package cupel.view.javac;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import cupel.view.TypeUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types of a view: each gets a number when it is first met. */
final class JavacTypes {
    private final Types types;
    private final Set<String> declared;
    private final List<Type> numbered = new ArrayList<>();
    /** Types that are the same are written the same, so only those need to be compared. */
    private final Map<String, List<Integer>> byText = new HashMap<>();
    private final Map<JCCompilationUnit, TypeTexts> texts = new HashMap<>();

    JavacTypes(Types types, Set<String> declared) {
        this.types = types;
        this.declared = declared;
    }

    /** The type at a place where these classes of blocks and these type parameters can be named; null where there is none. */
    TypeUse use(Type given, JCCompilationUnit unit, Set<Symbol> visible) {
        if (given == null || given.isErroneous() || given.hasTag(TypeTag.NONE) || given.hasTag(TypeTag.PACKAGE)) return null;
        Type type = plain(given);
        TypeTexts.Text text = texts.computeIfAbsent(unit, each -> new TypeTexts(each, declared)).write(type);
        return new TypeUse(number(type), text.out.toString(), text.writable && visible.containsAll(text.local));
    }

    /** As for a variable that is declared with `var`: without the value of a constant, and without captured variables (JLS 4.10.5). */
    private Type plain(Type given) {
        Type type = given.constValue() == null ? given : given.baseType();
        if (type.isPrimitive() || type.hasTag(TypeTag.VOID) || type.hasTag(TypeTag.BOT)) return type;
        return types.upward(type.stripMetadata(), types.captures(type));
    }

    private int number(Type type) {
        List<Integer> alike = byText.computeIfAbsent(type.toString(), any -> new ArrayList<>());
        for (int known : alike) if (numbered.get(known) == type || types.isSameType(numbered.get(known), type)) return known;
        numbered.add(type);
        alike.add(numbered.size() - 1);
        return numbered.size() - 1;
    }

    Type numbered(int id) {
        if (id < 0 || id >= numbered.size()) throw new IllegalArgumentException("the view has no type " + id);
        return numbered.get(id);
    }

    /** As in an assignment, but for constants that fit into smaller types (JLS 5.2). */
    boolean isAssignable(int from, int to) {
        Type source = numbered(from);
        Type target = numbered(to);
        if (source.hasTag(TypeTag.VOID) || target.hasTag(TypeTag.VOID) || target.hasTag(TypeTag.BOT)) return false;
        return types.isConvertible(source, target);
    }
}
