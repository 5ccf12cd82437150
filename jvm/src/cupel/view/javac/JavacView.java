package cupel.view.javac;

import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import cupel.adapter.SourceText;
import cupel.view.TypeUse;
import cupel.view.View;
import cupel.view.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.util.Elements;

/** A program that javac has attributed. */
final class JavacView implements View {
    private final Map<SourceText, JCCompilationUnit> units;
    private final SourcePositions positions;
    private final Types types;
    private final Elements elements;
    private final Contexts contexts;
    private final Declarations declarations;
    private final JavacTypes numbers;
    private final Captured captured = new Captured();

    JavacView(JavacTaskImpl task, Map<SourceText, JCCompilationUnit> units) {
        this.units = units;
        positions = Trees.instance(task).getSourcePositions();
        types = Types.instance(task.getContext());
        elements = task.getElements();
        contexts = new Contexts(Symtab.instance(task.getContext()), types);
        declarations = new Declarations(positions);
        units.forEach(declarations::read);
        numbers = new JavacTypes(types, declarations.typeNames());
        for (JCCompilationUnit unit : units.values()) captured.scan(unit, null);
    }

    @Override
    public List<Expression> expressions(SourceText file) {
        JCCompilationUnit unit = units.get(file);
        ExpressionFinder finder = new ExpressionFinder();
        finder.scan(unit, null);
        List<Expression> found = new ArrayList<>();
        // Many expressions have the same surroundings.
        Map<Tree, Set<Symbol>> visible = new HashMap<>();
        for (TreePath path : finder.found) {
            JCExpression tree = (JCExpression) path.getLeaf();
            int start = (int) positions.getStartPosition(unit, tree);
            int end = (int) positions.getEndPosition(unit, tree);
            // What the compiler has added has no end in the text.
            if (start < 0 || end <= start) continue;
            Set<Symbol> names = visible.computeIfAbsent(statement(path), any -> Names.visibleAt(path));
            Use use = contexts.use(path);
            TypeUse type = numbers.use(tree.type, unit, names);
            TypeUse expected = use == Use.VALUE ? numbers.use(contexts.expected(path), unit, names) : null;
            boolean repeatable = use != Use.TARGET && Effects.isRepeatable(tree);
            found.add(new Expression(start, end, tree.getKind().name(), type, expected, use, contexts.isConstant(path), repeatable));
        }
        found.sort(Comparator.comparingInt(Expression::start).thenComparing(Comparator.comparingInt(Expression::end).reversed()));
        return found;
    }

    private static Tree statement(TreePath path) {
        TreePath at = path;
        while (!(at.getLeaf() instanceof JCTree.JCStatement) && !(at.getLeaf() instanceof JCTree.JCMethodDecl) && at.getParentPath() != null) at = at.getParentPath();
        return at.getLeaf();
    }

    @Override
    public List<Declaration> declarations() {
        return declarations.all();
    }

    @Override
    public List<Visible> scope(SourceText file, int offset) {
        TreePath path = pathAt(file, offset);
        return new ScopeReader(members(file, path), topLevel(file), captured.found).read(path);
    }

    @Override
    public List<Visible> members(int type, SourceText file, int offset) {
        TreePath path = pathAt(file, offset);
        return members(file, path).of(numbers.numbered(type), ScopeReader.classAround(path, topLevel(file).get(0)));
    }

    @Override
    public boolean isAssignable(int from, int to) {
        return numbers.isAssignable(from, to);
    }

    private Members members(SourceText file, TreePath path) {
        Set<Symbol> names = Names.visibleAt(path);
        return new Members(types, elements, type -> numbers.use(type, units.get(file), names));
    }

    /** The classes of all files that can be seen from one: those of its package, its own first. */
    private List<ClassSymbol> topLevel(SourceText file) {
        JCCompilationUnit own = units.get(file);
        List<ClassSymbol> found = new ArrayList<>(classesOf(own));
        for (JCCompilationUnit unit : units.values()) if (unit != own && unit.packge == own.packge) found.addAll(classesOf(unit));
        return found;
    }

    private static List<ClassSymbol> classesOf(JCCompilationUnit unit) {
        List<ClassSymbol> found = new ArrayList<>();
        for (Tree each : unit.getTypeDecls()) if (each instanceof JCClassDecl type) found.add(type.sym);
        return found;
    }

    /** The path to the innermost tree around a place. */
    private TreePath pathAt(SourceText file, int offset) {
        JCCompilationUnit unit = units.get(file);
        TreePath[] innermost = {new TreePath(unit)};
        new TreePathScanner<Void, Void>() {
            @Override
            public Void scan(Tree tree, Void nothing) {
                if (tree == null || positions.getStartPosition(unit, tree) > offset || offset >= positions.getEndPosition(unit, tree) || isOfAnother(tree)) return null;
                if (getCurrentPath() != null) innermost[0] = new TreePath(getCurrentPath(), tree);
                return super.scan(tree, nothing);
            }

            /** In `int a = 1, b = 2` both begin with the type, but the value of one is no part of the other. */
            private boolean isOfAnother(Tree tree) {
                return tree instanceof JCTree.JCVariableDecl variable && variable.vartype != null && offset < variable.pos && positions.getEndPosition(unit, variable.vartype) <= offset;
            }
        }.scan(innermost[0], null);
        return innermost[0];
    }

    /** Local variables that a lambda or a local class uses. */
    private static final class Captured extends TreePathScanner<Void, Void> {
        final Set<Symbol> found = new HashSet<>();
        private final Map<Symbol, Tree> declared = new HashMap<>();

        @Override
        public Void visitVariable(com.sun.source.tree.VariableTree tree, Void nothing) {
            if (((JCTree.JCVariableDecl) tree).sym != null) declared.put(((JCTree.JCVariableDecl) tree).sym, around());
            return super.visitVariable(tree, nothing);
        }

        @Override
        public Void visitIdentifier(com.sun.source.tree.IdentifierTree tree, Void nothing) {
            Symbol symbol = ((JCTree.JCIdent) tree).sym;
            if (symbol instanceof VarSymbol && declared.containsKey(symbol) && declared.get(symbol) != around()) found.add(symbol);
            return null;
        }

        private Tree around() {
            for (TreePath at = getCurrentPath(); at != null; at = at.getParentPath()) {
                if (at.getLeaf() instanceof JCTree.JCLambda || at.getLeaf() instanceof JCClassDecl) return at.getLeaf();
            }
            return null;
        }
    }
}
