package cupel.extract;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** The methods that run while classes are initialised: they stay as they are, since a class that fails then is of no use. */
final class Early implements Uses.Listener {
    private final SourceTree sources;
    private final Set<Symbol> methods = new HashSet<>();
    private final Deque<JCTree> open = new ArrayDeque<>();

    private Early(SourceTree sources) {
        this.sources = sources;
    }

    static Set<Symbol> of(Slice slice, SourceTree sources) {
        Early early = new Early(sources);
        for (Symbol member : slice.members) {
            boolean field = member instanceof VarSymbol && member.isStatic();
            JCTree value = field ? ((JCVariableDecl) sources.declaration(member)).init : null;
            if (value != null) early.open.push(value);
        }
        for (JCBlock block : slice.blocks) if (block.isStatic()) early.open.push(block);
        Uses uses = new Uses(sources, early);
        while (!early.open.isEmpty()) early.open.pop().accept(uses);
        return early.methods;
    }

    @Override
    public void member(Symbol symbol) {
        if (symbol instanceof MethodSymbol && sources.has(symbol) && methods.add(symbol)) open.push(sources.declaration(symbol));
    }

    @Override
    public void type(ClassSymbol symbol) {}
}
