package cupel.extract;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Existing sources, parsed and with their types, and where each of their members is declared. */
final class SourceTree {
    final Types types;
    final List<JCMethodDecl> methods = new ArrayList<>();
    private final Map<Symbol, JCTree> declarations = new LinkedHashMap<>();
    private final Map<Symbol, JCCompilationUnit> units = new HashMap<>();
    private final Map<JCCompilationUnit, String> texts = new HashMap<>();
    private final SourcePositions positions;

    SourceTree(JavacTaskImpl task) throws IOException {
        List<JCCompilationUnit> parsed = new ArrayList<>();
        for (CompilationUnitTree unit : task.parse()) parsed.add((JCCompilationUnit) unit);
        task.analyze();
        types = Types.instance(task.getContext());
        positions = Trees.instance(task).getSourcePositions();
        for (JCCompilationUnit unit : parsed) {
            texts.put(unit, unit.getSourceFile().getCharContent(true).toString());
            for (JCTree tree : unit.defs) if (tree instanceof JCClassDecl) enter((JCClassDecl) tree, unit);
        }
    }

    private void enter(JCClassDecl type, JCCompilationUnit unit) {
        if (type.sym == null) return;
        put(type.sym, type, unit);
        for (JCTree member : type.defs) {
            if (member instanceof JCClassDecl) enter((JCClassDecl) member, unit);
            else if (member instanceof JCVariableDecl) put(((JCVariableDecl) member).sym, member, unit);
            else if (member instanceof JCMethodDecl && !isGenerated((JCMethodDecl) member)) {
                put(((JCMethodDecl) member).sym, member, unit);
                methods.add((JCMethodDecl) member);
            }
        }
    }

    private void put(Symbol symbol, JCTree tree, JCCompilationUnit unit) {
        if (symbol == null) return;
        declarations.put(symbol, tree);
        units.put(symbol, unit);
    }

    private static boolean isGenerated(JCMethodDecl method) {
        return method.sym == null || (method.mods.flags & Flags.GENERATEDCONSTR) != 0;
    }

    /** Where a member or a class of these sources is declared, or null. */
    JCTree declaration(Symbol symbol) {
        return declarations.get(symbol);
    }

    JCClassDecl classOf(ClassSymbol symbol) {
        return (JCClassDecl) declarations.get(symbol);
    }

    boolean has(Symbol symbol) {
        return declarations.containsKey(symbol);
    }

    /** The text of the file in which a member is declared. */
    String fileOf(Symbol symbol) {
        return texts.get(units.get(symbol));
    }

    int start(Symbol owner, JCTree tree) {
        return (int) positions.getStartPosition(units.get(owner), tree);
    }

    int end(Symbol owner, JCTree tree) {
        return (int) positions.getEndPosition(units.get(owner), tree);
    }

    /** Whether a class is a kind of exception. */
    boolean isThrowable(Symbol symbol) {
        for (Symbol at = symbol; at instanceof ClassSymbol; at = ((ClassSymbol) at).getSuperclass().tsym) {
            if (at.getQualifiedName().contentEquals("java.lang.Throwable")) return true;
        }
        return false;
    }
}
