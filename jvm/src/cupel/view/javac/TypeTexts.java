package cupel.view.javac;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How types are written in one file: by their simple name where it means the same in the whole file, else by their full one.
 * What is declared in a block can be written where it is visible, which the caller knows.
 */
final class TypeTexts {
    private final JCCompilationUnit unit;
    /** Simple names that the program declares, as classes or as type parameters: they may hide others. */
    private final Set<String> declared;

    TypeTexts(JCCompilationUnit unit, Set<String> declared) {
        this.unit = unit;
        this.declared = declared;
    }

    /** A text that is being written, and whether it can be. */
    static final class Text {
        final StringBuilder out = new StringBuilder();
        final List<Symbol> local = new ArrayList<>();
        boolean writable = true;
    }

    Text write(Type type) {
        Text text = new Text();
        write(type, text, 0);
        return text;
    }

    private void write(Type type, Text text, int depth) {
        if (depth > 20) {
            text.out.append("…");
            text.writable = false;
        } else if (type.isPrimitive()) {
            text.out.append(type.tsym.name);
        } else if (type instanceof ArrayType array) {
            write(array.elemtype, text, depth);
            text.out.append("[]");
        } else if (type instanceof WildcardType wildcard) {
            writeWildcard(wildcard, text, depth);
        } else if (type instanceof TypeVar variable && !(variable instanceof Type.CapturedType)) {
            text.out.append(variable.tsym.name);
            text.local.add(variable.tsym);
        } else if (type instanceof ClassType declared && !type.isCompound() && !type.tsym.name.isEmpty()) {
            writeClass(declared, text, depth);
        } else {
            text.out.append(strange(type));
            text.writable = false;
        }
    }

    private static String strange(Type type) {
        if (type.hasTag(TypeTag.BOT)) return "null";
        if (type.hasTag(TypeTag.VOID)) return "void";
        return type.toString().replaceAll("\\b(?:\\w+\\.)+(?=[A-Z])", "");
    }

    private void writeWildcard(WildcardType wildcard, Text text, int depth) {
        text.out.append("?");
        if (wildcard.isUnbound()) return;
        text.out.append(wildcard.isSuperBound() ? " super " : " extends ");
        write(wildcard.type, text, depth + 1);
    }

    private void writeClass(ClassType type, Text text, int depth) {
        Type outer = type.getEnclosingType();
        if (outer instanceof ClassType around && !around.allparams().isEmpty() && type.tsym.owner instanceof ClassSymbol) {
            write(around, text, depth + 1);
            text.out.append('.').append(type.tsym.name);
        } else {
            text.out.append(nameOf((ClassSymbol) type.tsym, text));
        }
        if (type.getTypeArguments().isEmpty()) return;
        String separator = "<";
        for (Type argument : type.getTypeArguments()) {
            text.out.append(separator);
            write(argument, text, depth + 1);
            separator = ", ";
        }
        text.out.append('>');
    }

    private String nameOf(ClassSymbol type, Text text) {
        Symbol owner = type.owner;
        if (owner instanceof ClassSymbol around) return nameOf(around, text) + "." + type.name;
        if (owner.kind != com.sun.tools.javac.code.Kinds.Kind.PCK) {
            text.local.add(type);
            return type.name.toString();
        }
        if (owner == unit.packge || isShort(type)) return type.name.toString();
        return type.fullname.toString();
    }

    /** Whether the simple name of a class from elsewhere means that class. */
    private boolean isShort(ClassSymbol type) {
        if (declared.contains(type.name.toString())) return false;
        return unit.namedImportScope.findFirst(type.name) == type || unit.namedImportScope.findFirst(type.name) == null && isOnlyImported(type);
    }

    private boolean isOnlyImported(ClassSymbol type) {
        for (Symbol found : unit.starImportScope.getSymbolsByName(type.name)) if (found != type) return false;
        return unit.starImportScope.findFirst(type.name) == type;
    }
}
