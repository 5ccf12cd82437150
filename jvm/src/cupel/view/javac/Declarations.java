package cupel.view.javac;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import cupel.adapter.SourceText;
import cupel.view.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a program declares, with all places where each name is written. */
final class Declarations {
    private final SourcePositions positions;
    private final Map<Symbol, Found> found = new LinkedHashMap<>();
    private final Map<Symbol, List<View.NamePlace>> uses = new LinkedHashMap<>();

    private record Found(String kind, View.Range whole, View.Range name, boolean removable, boolean renamable) {}

    Declarations(SourcePositions positions) {
        this.positions = positions;
    }

    void read(SourceText file, JCCompilationUnit unit) {
        new Reader(file, unit).scan(unit, null);
    }

    /** The simple names of classes and type parameters. */
    Set<String> typeNames() {
        return found.keySet().stream().filter(symbol -> symbol.kind == com.sun.tools.javac.code.Kinds.Kind.TYP)
            .map(symbol -> symbol.name.toString()).collect(Collectors.toSet());
    }

    List<View.Declaration> all() {
        Set<View.Range> shared = sharedStarts();
        List<View.Declaration> all = new ArrayList<>();
        found.forEach((symbol, each) -> {
            List<View.NamePlace> places = new ArrayList<>(List.of(new View.NamePlace(each.name, true)));
            places.addAll(uses.getOrDefault(symbol, List.of()));
            List<View.Range> parts = each.removable && !shared.contains(start(each.whole)) ? List.of(each.whole) : List.of();
            all.add(new View.Declaration(symbol.name.toString(), each.kind, parts, places, each.renamable));
        });
        return all;
    }

    /** `int a, b;` is one text for two variables. */
    private Set<View.Range> sharedStarts() {
        Set<View.Range> once = new HashSet<>();
        Set<View.Range> twice = new HashSet<>();
        for (Found each : found.values()) if (each.removable && !once.add(start(each.whole))) twice.add(start(each.whole));
        return twice;
    }

    private static View.Range start(View.Range range) {
        return new View.Range(range.path(), range.start(), range.start());
    }

    private final class Reader extends TreePathScanner<Void, Void> {
        private final SourceText file;
        private final JCCompilationUnit unit;

        Reader(SourceText file, JCCompilationUnit unit) {
            this.file = file;
            this.unit = unit;
        }

        @Override
        public Void visitClass(ClassTree tree, Void nothing) {
            JCClassDecl type = (JCClassDecl) tree;
            if (!type.name.isEmpty()) {
                boolean isTop = type.sym.owner.kind == com.sun.tools.javac.code.Kinds.Kind.PCK;
                declare(type.sym, tree, nameAfter(Math.max((int) positions.getEndPosition(unit, type.mods), (int) positions.getStartPosition(unit, tree)), type.name.toString()),
                    new Traits(true, !(isTop && (type.mods.flags & Flags.PUBLIC) != 0)));
            }
            return super.visitClass(tree, nothing);
        }

        @Override
        public Void visitMethod(MethodTree tree, Void nothing) {
            JCMethodDecl method = (JCMethodDecl) tree;
            if (isWritten(tree)) {
                if (method.sym.isConstructor()) use(method.sym.owner, method.pos);
                else declare(method.sym, tree, method.pos, new Traits(true, (method.sym.flags() & (Flags.PRIVATE | Flags.STATIC)) != 0 && !method.name.contentEquals("main")));
            }
            return super.visitMethod(tree, nothing);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void nothing) {
            JCVariableDecl variable = (JCVariableDecl) tree;
            boolean isMember = variable.sym != null && variable.sym.owner instanceof ClassSymbol;
            Tree parent = getCurrentPath().getParentPath().getLeaf();
            boolean isStatement = parent.getKind() == Tree.Kind.BLOCK || parent.getKind() == Tree.Kind.CASE;
            boolean isSpecial = (variable.mods.flags & (Flags.ENUM | Flags.RECORD | Flags.GENERATED_MEMBER)) != 0;
            if (variable.sym != null && !variable.name.isEmpty() && isWritten(tree))
                declare(variable.sym, tree, variable.pos, new Traits((isMember || isStatement) && !isSpecial, !isSpecial));
            return super.visitVariable(tree, nothing);
        }

        @Override
        public Void visitTypeParameter(TypeParameterTree tree, Void nothing) {
            JCTypeParameter parameter = (JCTypeParameter) tree;
            if (parameter.type != null) declare(parameter.type.tsym, tree, parameter.pos, new Traits(false, true));
            return super.visitTypeParameter(tree, nothing);
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void nothing) {
            if (isWritten(tree)) use(((JCTree.JCIdent) tree).sym, (int) positions.getStartPosition(unit, tree));
            return null;
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
            if (isWritten(tree)) useAtEnd(((JCTree.JCFieldAccess) tree).sym, tree);
            return super.visitMemberSelect(tree, nothing);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
            useAtEnd(((JCTree.JCMemberReference) tree).sym, tree);
            return super.visitMemberReference(tree, nothing);
        }

        private record Traits(boolean removable, boolean renamable) {}

        private boolean isWritten(Tree tree) {
            return positions.getStartPosition(unit, tree) >= 0 && positions.getEndPosition(unit, tree) > positions.getStartPosition(unit, tree);
        }

        private void declare(Symbol symbol, Tree tree, int at, Traits traits) {
            View.Range name = name(symbol, at);
            if (name == null) return;
            View.Range whole = new View.Range(file.path(), (int) positions.getStartPosition(unit, tree), (int) positions.getEndPosition(unit, tree));
            found.put(symbol, new Found(tree.getKind().name(), whole, name, traits.removable, traits.renamable));
        }

        private void useAtEnd(Symbol symbol, Tree tree) {
            if (symbol != null) use(symbol, (int) positions.getEndPosition(unit, tree) - symbol.name.length());
        }

        private void use(Symbol symbol, int at) {
            if (symbol == null) return;
            Symbol original = symbol instanceof MethodSymbol ? symbol.baseSymbol() : symbol;
            View.Range name = name(original, at);
            if (name != null) uses.computeIfAbsent(original, any -> new ArrayList<>()).add(new View.NamePlace(name, false));
        }

        /** Nothing where the name is not written, as for what the compiler added. */
        private View.Range name(Symbol symbol, int at) {
            String name = symbol.name.toString();
            return at >= 0 && file.text().startsWith(name, at) ? new View.Range(file.path(), at, at + name.length()) : null;
        }

        private int nameAfter(int from, String name) {
            Matcher matcher = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(file.text());
            return matcher.find(Math.max(0, from)) ? matcher.start() : -1;
        }
    }
}
