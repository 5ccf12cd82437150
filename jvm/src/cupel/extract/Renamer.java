package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.TreeScanner;

/** Changes a piece of code so that it means the same within the template. */
final class Renamer extends TreeScanner {
    private final SourceTree sources;
    private final Names names;
    private final Symbol owner;
    private final Symbol site;
    private final Edits edits;
    private final boolean late;

    /** Code is late if it runs only after classes were initialised. */
    Renamer(SourceTree sources, Names names, Symbol owner, Edits edits, boolean late) {
        this.sources = sources;
        this.names = names;
        this.owner = owner;
        this.site = owner instanceof ClassSymbol ? owner : owner.owner;
        this.edits = edits;
        this.late = late;
    }

    @Override
    public void visitAnnotation(JCAnnotation tree) {
        replace(tree, "");
    }

    @Override
    public void visitMethodDef(JCMethodDecl tree) {
        if ((tree.mods.flags & Flags.GENERATEDCONSTR) != 0) return;
        String name = tree.name.toString();
        if (tree.sym != null && tree.sym.isConstructor() && sources.has(tree.sym)) {
            String simple = tree.sym.owner.getSimpleName().toString();
            rename(tree.pos, simple, names.of((ClassSymbol) tree.sym.owner, site));
        } else if (sources.has(tree.sym)) rename(tree.pos, name, Names.ofMethod(name));
        super.visitMethodDef(tree);
    }

    @Override
    public void visitIdent(JCIdent tree) {
        String name = tree.name.toString();
        Symbol symbol = tree.sym;
        if (makeExact(tree, symbol, ".")) return;
        if (symbol instanceof ClassSymbol && !symbol.isDirectlyOrIndirectlyLocal()) replace(tree, names.of((ClassSymbol) symbol, site));
        else if (isMember(symbol)) {
            String plain = symbol instanceof MethodSymbol && sources.has(symbol) ? Names.ofMethod(name) : name;
            boolean away = symbol.isStatic() && !Names.encloses(symbol.owner, site) && !symbol.isDirectlyOrIndirectlyLocal();
            replace(tree, away && !isEnumLabel(tree) ? names.of((ClassSymbol) symbol.owner, site) + "." + plain : plain);
        }
    }

    // The constants of an enumeration stand alone after `case`: they are the only ones that are not qualified by an import.
    private boolean isEnumLabel(JCIdent tree) {
        return (tree.sym.flags() & Flags.ENUM) != 0;
    }

    private static boolean isMember(Symbol symbol) {
        boolean special = symbol != null && (symbol.name.contentEquals("this") || symbol.name.contentEquals("super"));
        return (symbol instanceof MethodSymbol && !symbol.isConstructor() || symbol instanceof VarSymbol && !special) && symbol.owner instanceof ClassSymbol;
    }

    @Override
    public void visitSelect(JCFieldAccess tree) {
        if (makeExact(tree, tree.sym, ".")) return;
        Symbol selected = Uses.symbolOf(tree.selected);
        if (tree.sym instanceof ClassSymbol && selected instanceof PackageSymbol) {
            replace(tree, names.of((ClassSymbol) tree.sym, site));
            return;
        }
        boolean inherited = selected instanceof ClassSymbol && tree.sym.isStatic() && sources.has(tree.sym) && tree.sym.owner != selected;
        if (inherited) replace(tree.selected, names.of((ClassSymbol) tree.sym.owner, site));
        else if (!(selected instanceof PackageSymbol)) scan(tree.selected);
        String name = tree.name.toString();
        if (tree.sym instanceof MethodSymbol && sources.has(tree.sym)) {
            int end = sources.end(owner, tree);
            edits.replace(end - name.length(), end, Names.ofMethod(name));
        }
    }

    @Override
    public void visitReference(JCMemberReference tree) {
        if (!makeExact(tree, tree.sym, "::")) super.visitReference(tree);
    }

    private boolean makeExact(JCTree tree, Symbol symbol, String separator) {
        String exact = Exact.instead(symbol);
        if (exact == null) return false;
        int dot = exact.lastIndexOf('.');
        replace(tree, names.ofPlatform(exact.substring(0, dot)) + separator + exact.substring(dot + 1));
        return true;
    }

    @Override
    public void visitNewClass(JCNewClass tree) {
        if (!Exceptions.isPlain(tree, sources)) {
            super.visitNewClass(tree);
            if (Sizes.takesSize(tree.constructor)) tree.args.forEach(size -> limit(size, Sizes.MOST));
            return;
        }
        scan(tree.clazz);
        edits.replace(sources.end(owner, tree.clazz), sources.end(owner, tree), "()");
    }

    @Override
    public void visitNewArray(JCNewArray tree) {
        super.visitNewArray(tree);
        int most = Sizes.MOST_OF_DIMENSION[Math.min(tree.dims.size(), Sizes.MOST_OF_DIMENSION.length - 1)];
        tree.dims.forEach(size -> limit(size, most));
    }

    @Override
    public void visitApply(JCMethodInvocation tree) {
        super.visitApply(tree);
        if (Sizes.takesSize(Uses.symbolOf(tree.meth))) tree.args.forEach(size -> limit(size, Sizes.MOST));
    }

    private void limit(JCExpression size, int most) {
        if (!late || size.type == null || !isWhole(size.type) || size.type.constValue() != null) return;
        edits.replace(sources.start(owner, size), sources.end(owner, size), "Math.min(" + most + ", " + text(size) + ")");
    }

    private static boolean isWhole(Type type) {
        return type.isPrimitive() && type.isIntegral() && !type.hasTag(TypeTag.LONG);
    }

    private String text(JCTree tree) {
        return edits.apply(sources.start(owner, tree), sources.end(owner, tree));
    }

    private void replace(JCTree tree, String text) {
        int start = sources.start(owner, tree);
        int end = sources.end(owner, tree);
        // What the compiler added itself has no place in the text.
        if (start >= 0 && end > start) edits.replace(start, end, text);
    }

    private void rename(int at, String from, String to) {
        if (!from.equals(to)) edits.replace(at, at + from.length(), to);
    }
}
