package cupel.adapter;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreeScanner;
import javax.lang.model.element.Modifier;

/** Notes whether a program declares an inner class: a member class that is not static. */
final class InnerClassWatch implements TaskListener {
    private boolean found;

    boolean found() {
        return found;
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE) new Scanner().scan(event.getCompilationUnit(), null);
    }

    private final class Scanner extends TreeScanner<Void, ClassTree> {
        @Override
        public Void visitClass(ClassTree tree, ClassTree around) {
            boolean isMember = around != null && around.getMembers().contains(tree);
            if (isMember && tree.getKind() == Tree.Kind.CLASS && !tree.getModifiers().getFlags().contains(Modifier.STATIC))
                found = true;
            return super.visitClass(tree, tree);
        }
    }
}
