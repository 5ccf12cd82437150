import java.util.List;

interface Visitor<R, C> {
    R leaf(Leaf leaf, C context);

    R branch(Branch branch, C context);

    default R none(C context) { throw new UnsupportedOperationException("none in " + context); }
}

abstract class Tree {
    abstract <R, C> R accept(Visitor<R, ? super C> visitor, C context);

    static Tree of(int... values) {
        Tree tree = null;
        for (int value : values) tree = tree == null ? new Leaf(value) : new Branch(tree, new Leaf(value));
        return tree;
    }
}

class Leaf extends Tree {
    final int value;

    Leaf(int value) { this.value = value; }

    @Override
    <R, C> R accept(Visitor<R, ? super C> visitor, C context) { return visitor.leaf(this, context); }
}

class Branch extends Tree {
    final Tree left, right;

    Branch(Tree left, Tree right) {
        this.left = left;
        this.right = right;
    }

    @Override
    <R, C> R accept(Visitor<R, ? super C> visitor, C context) { return visitor.branch(this, context); }
}

class Main {
    static class Total implements Visitor<Integer, Object> {
        public Integer leaf(Leaf leaf, Object context) { return leaf.value; }

        public Integer branch(Branch branch, Object context) {
            return branch.left.accept(this, context) + branch.right.<Integer, Object>accept(this, context);
        }
    }

    public static void main(String[] args) {
        Tree tree = Tree.of(3, 1, 4, 1, 5);
        System.out.println(tree.accept(new Total(), "any"));
        String shown = tree.accept(new Visitor<String, Integer>() {
            public String leaf(Leaf leaf, Integer depth) { return leaf.value + "@" + depth; }

            public String branch(Branch branch, Integer depth) {
                List<Tree> both = List.of(branch.left, branch.right);
                StringBuilder text = new StringBuilder("[");
                for (Tree each : both) text.append(each.accept(this, depth + 1)).append(each == branch.right ? ']' : ' ');
                return text.toString();
            }
        }, 0);
        System.out.println(shown);
    }
}
