package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Finds all that a method needs to stand alone. */
final class Slicer implements Uses.Listener {
    private static final int MOST_MEMBERS = 400;

    private final SourceTree sources;
    private final Slice slice;
    private final Uses uses;
    private final Deque<JCTree> open = new ArrayDeque<>();

    private Slicer(SourceTree sources, JCMethodDecl entry) {
        this.sources = sources;
        this.slice = new Slice(entry);
        this.uses = new Uses(sources, this);
    }

    /** The method with all that it needs, and with these classes, or a Reason why there is none. */
    static Slice slice(SourceTree sources, JCMethodDecl entry, List<Symbol> also) {
        Slicer slicer = new Slicer(sources, entry);
        slicer.member(entry.sym);
        for (Symbol symbol : also) {
            if (symbol instanceof ClassSymbol) slicer.type((ClassSymbol) symbol);
            else slicer.member(symbol);
        }
        do slicer.scanOpen(); while (slicer.addImplied());
        return slicer.slice;
    }

    private void scanOpen() {
        while (!open.isEmpty()) {
            open.pop().accept(uses);
            if (slice.members.size() > MOST_MEMBERS) throw new Reason("depends on too much other code");
        }
    }

    @Override
    public void member(Symbol symbol) {
        if (!sources.has(symbol)) {
            if (symbol.owner instanceof ClassSymbol && isMadeByCompiler(symbol)) type((ClassSymbol) symbol.owner);
            else if (!isLocal(symbol)) forbid(symbol);
            return;
        }
        if (sources.isThrowable(symbol.owner) && !symbol.isStatic()) throw new Reason("uses a member of an exception of the library");
        if (!slice.members.add(symbol)) return;
        place((ClassSymbol) symbol.owner);
        if (!symbol.isStatic()) type((ClassSymbol) symbol.owner);
        open.push(sources.declaration(symbol));
    }

    private static boolean isLocal(Symbol symbol) {
        return symbol.isDirectlyOrIndirectlyLocal();
    }

    private boolean isMadeByCompiler(Symbol symbol) {
        return sources.has(symbol.owner);
    }

    @Override
    public void type(ClassSymbol symbol) {
        if (!sources.has(symbol)) {
            if (!isLocal(symbol)) forbid(symbol);
            return;
        }
        place(symbol);
        if (!slice.objects.add(symbol)) return;
        JCClassDecl tree = sources.classOf(symbol);
        if ((tree.mods.flags & Flags.RECORD) != 0) throw new Reason("needs a record");
        if (tree.extending != null) open.push(tree.extending);
        if (sources.isThrowable(symbol)) return;
        tree.implementing.forEach(open::push);
        tree.typarams.forEach(open::push);
        boolean isStatic = symbol.isStatic() || (symbol.flags() & (Flags.INTERFACE | Flags.ENUM)) != 0;
        if (symbol.owner instanceof ClassSymbol && !isStatic) type((ClassSymbol) symbol.owner);
    }

    private void place(ClassSymbol symbol) {
        slice.classes.add(symbol);
        if (symbol.owner instanceof ClassSymbol) place((ClassSymbol) symbol.owner);
    }

    private static void forbid(Symbol symbol) {
        String reason = Impure.reason(symbol);
        if (reason != null) throw new Reason(reason);
    }

    // What no code names, but what must be there for the rest to be valid and to do what it did.
    private boolean addImplied() {
        int before = slice.members.size() + slice.blocks.size() + slice.objects.size();
        for (ClassSymbol type : new ArrayList<>(slice.classes)) {
            JCClassDecl tree = sources.classOf(type);
            addBlocks(tree);
            if (!slice.objects.contains(type) || sources.isThrowable(type)) continue;
            if ((tree.mods.flags & Flags.ENUM) != 0) addConstants(tree);
            else addConstructor(tree);
            addOverriding(tree);
        }
        return !open.isEmpty() || before != slice.members.size() + slice.blocks.size() + slice.objects.size();
    }

    private void addBlocks(JCClassDecl tree) {
        for (JCTree member : tree.defs) {
            if (!(member instanceof JCBlock) || slice.blocks.contains(member)) continue;
            boolean[] needed = {false};
            member.accept(new TreeScanner() {
                @Override
                public void visitIdent(JCTree.JCIdent ident) {
                    if (ident.sym instanceof VarSymbol && slice.members.contains(ident.sym)) needed[0] = true;
                }
            });
            if (!needed[0]) continue;
            slice.blocks.add((JCBlock) member);
            open.push(member);
        }
    }

    private void addConstants(JCClassDecl tree) {
        for (JCTree member : tree.defs) {
            if (member instanceof JCVariableDecl && (((JCVariableDecl) member).mods.flags & Flags.ENUM) != 0) member(((JCVariableDecl) member).sym);
        }
    }

    private void addConstructor(JCClassDecl tree) {
        List<JCMethodDecl> constructors = new ArrayList<>();
        for (JCTree member : tree.defs) {
            if (member instanceof JCMethodDecl && sources.has(((JCMethodDecl) member).sym) && ((JCMethodDecl) member).sym.isConstructor()) constructors.add((JCMethodDecl) member);
        }
        if (constructors.stream().anyMatch(each -> slice.members.contains(each.sym))) return;
        Optional<JCMethodDecl> shortest = constructors.stream().min(Comparator.comparing(each -> each.params.size()));
        if (shortest.isPresent()) member(shortest.get().sym);
        else addSuperConstructor(tree.sym);
    }

    // A constructor that the compiler makes calls one without arguments.
    private void addSuperConstructor(ClassSymbol type) {
        Symbol parent = type.getSuperclass().tsym;
        if (!(parent instanceof ClassSymbol) || !sources.has(parent)) return;
        for (Symbol each : parent.members().getSymbols(symbol -> symbol.isConstructor())) {
            if (((MethodSymbol) each).type.getParameterTypes().isEmpty() && sources.has(each)) member(each);
        }
    }

    private void addOverriding(JCClassDecl tree) {
        boolean single = (tree.mods.flags & Flags.INTERFACE) != 0 && isFunctional(tree);
        for (JCTree member : tree.defs) {
            if (!(member instanceof JCMethodDecl) || !sources.has(((JCMethodDecl) member).sym)) continue;
            MethodSymbol method = ((JCMethodDecl) member).sym;
            if (slice.members.contains(method) || method.isStatic() || method.isConstructor()) continue;
            boolean isAbstract = (method.flags() & Flags.ABSTRACT) != 0;
            if (single && isAbstract || overridesNeeded(method, tree.sym)) member(method);
        }
    }

    private static boolean isFunctional(JCClassDecl tree) {
        return tree.defs.stream().filter(member -> member instanceof JCMethodDecl && ((JCMethodDecl) member).body == null).count() == 1;
    }

    private boolean overridesNeeded(MethodSymbol method, ClassSymbol owner) {
        for (Type type : sources.types.closure(owner.type)) {
            if (type.tsym == owner) continue;
            for (Symbol other : type.tsym.members().getSymbolsByName(method.name)) {
                boolean needed = !sources.has(type.tsym) || slice.members.contains(other);
                if (needed && other instanceof MethodSymbol && !other.isStatic() && method.overrides(other, owner, sources.types, false)) return true;
            }
        }
        return false;
    }
}
