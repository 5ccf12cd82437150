import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

abstract class Node {
    private final String name;
    private final Map<String, String> attributes;

    protected Node(Builder<?, ?> builder) {
        name = builder.name;
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(builder.attributes));
    }

    String name() { return name; }
    Map<String, String> attributes() { return attributes; }

    abstract String render(String indent);

    abstract static class Builder<N extends Node, B extends Builder<N, B>> {
        private final String name;
        private final Map<String, String> attributes = new LinkedHashMap<>();

        protected Builder(String name) { this.name = name; }

        protected abstract B self();
        abstract N build();

        B with(String key, Object value) {
            attributes.put(key, String.valueOf(value));
            return self();
        }
    }
}

final class Group extends Node {
    private final List<Node> children;

    private Group(GroupBuilder builder) {
        super(builder);
        children = List.copyOf(builder.children);
    }

    @Override
    String render(String indent) {
        StringBuilder text = new StringBuilder(indent + name() + attributes() + "\n");
        for (Node child : children) text.append(child.render(indent + "  "));
        return text.toString();
    }

    static GroupBuilder named(String name) { return new GroupBuilder(name); }

    static final class GroupBuilder extends Builder<Group, GroupBuilder> {
        private final List<Node> children = new ArrayList<>();

        private GroupBuilder(String name) { super(name); }

        @Override
        protected GroupBuilder self() { return this; }

        GroupBuilder group(String name, Consumer<? super GroupBuilder> how) {
            GroupBuilder inner = named(name);
            how.accept(inner);
            children.add(inner.build());
            return self();
        }

        @Override
        Group build() { return new Group(this); }
    }
}

class Main {
    public static void main(String[] args) {
        System.out.print(Group.named("root").with("id", 1).group("a", a -> a.with("x", 2.5).group("b", b -> {}))
            .group("c", c -> c.with("y", 'z').with("y", null)).build().render("> "));
    }
}
