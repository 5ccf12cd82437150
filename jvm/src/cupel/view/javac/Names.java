package cupel.view.javac;

import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The type parameters, and the classes of blocks, whose names can be written at a place. */
final class Names {
    private Names() {}

    static Set<Symbol> visibleAt(TreePath path) {
        Set<Symbol> visible = new HashSet<>();
        boolean isStatic = false;
        for (TreePath at = path; at != null; at = at.getParentPath()) {
            TreePath around = at.getParentPath();
            if (at.getLeaf() instanceof JCMethodDecl method) {
                if (!isStatic) add(method.typarams, visible);
                if (method.sym.isStatic()) isStatic = true;
            } else if (at.getLeaf() instanceof JCClassDecl type) {
                if (!isStatic) add(type.typarams, visible);
                visible.add(type.sym);
                if (type.sym.isStatic()) isStatic = true;
            } else if (around != null && around.getLeaf() instanceof JCBlock block) {
                if (block.isStatic()) isStatic = true;
                addBefore(block.stats, at, visible);
            } else if (around != null && around.getLeaf() instanceof JCCase one && one.stats != null) {
                addBefore(one.stats, at, visible);
            } else if (at.getLeaf() instanceof JCTree.JCVariableDecl variable && variable.sym != null && variable.sym.isStatic()) {
                isStatic = true;
            }
        }
        return visible;
    }

    private static void add(List<JCTypeParameter> parameters, Set<Symbol> visible) {
        for (JCTypeParameter parameter : parameters) visible.add(parameter.type.tsym);
    }

    private static void addBefore(List<JCStatement> statements, TreePath last, Set<Symbol> visible) {
        for (JCStatement statement : statements) {
            if (statement == last.getLeaf()) return;
            if (statement instanceof JCClassDecl type) visible.add(type.sym);
        }
    }
}
