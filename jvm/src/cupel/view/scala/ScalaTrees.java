package cupel.view.scala;

import cupel.adapter.Mirror;
import java.util.ArrayList;
import java.util.List;

/** Reads trees of the compiler: each is a product of names, trees and lists of trees. */
final class ScalaTrees {
    final Mirror scala;
    final Object context;
    private final Object spans;
    private final Class<?> tree;
    private final Class<?> product;
    private final Class<?> many;

    ScalaTrees(Mirror scala, Object context) {
        this.scala = scala;
        this.context = context;
        spans = scala.field("dotty.tools.dotc.util.Spans$Span$", "MODULE$");
        tree = scala.type("dotty.tools.dotc.ast.Trees$Tree");
        product = scala.type("scala.Product");
        many = scala.type("scala.collection.Iterable");
    }

    Object call(Object receiver, String name, Object... arguments) throws Throwable {
        return scala.call(receiver, name, arguments);
    }

    String kind(Object node) {
        String name = node.getClass().getSimpleName();
        return name.substring(name.lastIndexOf('$') + 1);
    }

    boolean is(Object node, String... kinds) {
        for (String kind : kinds) if (kind(node).equals(kind)) return true;
        return false;
    }

    /** Where a node is in the text, or what it was made for; null if it has no place. */
    int[] range(Object node) throws Throwable {
        Object span = call(node, "span");
        if (!(Boolean) call(spans, "exists$extension", span)) return null;
        int start = (Integer) call(spans, "start$extension", span);
        int end = (Integer) call(spans, "end$extension", span);
        return end <= start ? null : new int[] {start, end};
    }

    /** Whether what a typed tree names has a flag of the compiler. */
    boolean hasFlag(Object node, String flag) throws Throwable {
        Object symbol = call(call(node, "symbol", context), "denot", context);
        return (Boolean) call(symbol, "is", scala.callStatic("dotty.tools.dotc.core.Flags", flag), context);
    }

    List<Object> children(Object node) throws Throwable {
        List<Object> children = new ArrayList<>();
        int count = (Integer) call(node, "productArity");
        for (int i = 0; i < count; i++) add(call(node, "productElement", i), children);
        // The body of a definition may be read later than its header.
        if (is(node, "ValDef", "DefDef")) add(call(node, "rhs", context), children);
        if (is(node, "Template")) add(call(node, "body", context), children);
        return children;
    }

    private void add(Object value, List<Object> children) throws Throwable {
        if (tree.isInstance(value)) {
            if (!children.contains(value)) children.add(value);
        } else if (many.isInstance(value)) {
            Object each = call(value, "iterator");
            while ((Boolean) call(each, "hasNext")) add(call(each, "next"), children);
        } else if (product.isInstance(value) && scala.type("scala.Option").isInstance(value)) {
            int count = (Integer) call(value, "productArity");
            for (int i = 0; i < count; i++) add(call(value, "productElement", i), children);
        }
    }
}
