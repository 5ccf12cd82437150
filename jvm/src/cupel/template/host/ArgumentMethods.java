package cupel.template.host;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.Types;

/** The methods of a template that make arguments of its entry: one for some of them, or one for all. */
record ArgumentMethods(Map<Integer, MethodTree> single, MethodTree all) {
    private static final String ARGUMENT = "cupel.template.Argument";
    private static final String ARGUMENTS = "cupel.template.Arguments";

    static ArgumentMethods of(ClassTree type, MethodTree entry, Types types) {
        Map<Integer, MethodTree> single = new TreeMap<>();
        MethodTree all = null;
        for (Tree member : type.getMembers()) {
            if (!(member instanceof MethodTree method)) continue;
            if (Marks.of(method, ARGUMENT) != null) add(single, method, entry, types);
            if (Marks.of(method, ARGUMENTS) == null) continue;
            check(method, ARGUMENTS);
            if (all != null) throw new Mistake(method, "a template has only one method that is marked @Arguments");
            if (!result(method).toString().equals("java.lang.Object[]")) throw new Mistake(method, "the method that is marked @Arguments must return Object[]");
            all = method;
        }
        if (all != null && !single.isEmpty()) throw new Mistake(all, "@Arguments makes all arguments: remove @Argument from the other methods, or this method");
        return new ArgumentMethods(single, all);
    }

    private static void add(Map<Integer, MethodTree> single, MethodTree method, MethodTree entry, Types types) {
        check(method, ARGUMENT);
        int count = entry.getParameters().size();
        int index = index(Marks.of(method, ARGUMENT));
        if (index < 0 || index >= count) throw new Mistake(method, "@Argument(" + index + "): the entry has " + count + " parameters, counted from 0");
        MethodTree other = single.put(index, method);
        if (other != null) throw new Mistake(method, "argument " + index + " is made by " + other.getName() + " already");
        Type wanted = ((JCTree) entry.getParameters().get(index)).type;
        if (!types.isAssignable(types.erasure(result(method)), types.erasure(wanted))) {
            throw new Mistake(method, method.getName() + " returns " + TypeNames.of(result(method)) + ", and parameter " + index + " of the entry is of type " + TypeNames.of(wanted));
        }
    }

    private static void check(MethodTree method, String mark) {
        String name = "the method that is marked @" + mark.substring(mark.lastIndexOf('.') + 1);
        if (!method.getModifiers().getFlags().contains(Modifier.STATIC)) throw new Mistake(method, name + " must be static");
        if (!method.getParameters().isEmpty()) throw new Mistake(method, name + " may have no parameters");
        if (result(method).hasTag(com.sun.tools.javac.code.TypeTag.VOID)) throw new Mistake(method, name + " must return a value");
    }

    private static Type result(MethodTree method) {
        return ((JCTree.JCMethodDecl) method).sym.type.getReturnType();
    }

    private static int index(AnnotationTree mark) {
        Tree value = mark.getArguments().get(0);
        Object constant = ((JCTree) (value instanceof AssignmentTree named ? named.getExpression() : value)).type.constValue();
        if (constant instanceof Integer index) return index;
        throw new Mistake(mark, "@Argument needs the index of a parameter, such as @Argument(0)");
    }

    /** All of them, in no particular order. */
    List<MethodTree> methods() {
        return all == null ? List.copyOf(single.values()) : List.of(all);
    }

    /** The marks, which are not in programs. */
    List<AnnotationTree> marks() {
        List<AnnotationTree> marks = new ArrayList<>();
        for (MethodTree method : methods()) marks.add(Marks.of(method, all == null ? ARGUMENT : ARGUMENTS));
        return marks;
    }
}
