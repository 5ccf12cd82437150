import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class Graph<V extends Comparable<? super V>> {
    private final Map<V, Map<V, Integer>> edges = new TreeMap<>();

    Graph<V> edge(V from, V to, int weight) {
        edges.computeIfAbsent(from, v -> new TreeMap<>()).put(to, weight);
        edges.computeIfAbsent(to, v -> new TreeMap<>()).putIfAbsent(from, weight);
        return this;
    }

    Map<V, Integer> distances(V start) {
        record Step<V>(V at, int far) implements Comparable<Step<V>> {
            public int compareTo(Step<V> other) { return Integer.compare(far, other.far); }
        }
        Map<V, Integer> result = new TreeMap<>();
        var queue = new PriorityQueue<Step<V>>();
        queue.add(new Step<>(start, 0));
        for (Step<V> step; (step = queue.poll()) != null; ) {
            if (result.putIfAbsent(step.at(), step.far()) != null) continue;
            for (Map.Entry<V, Integer> edge : edges.getOrDefault(step.at, Map.of()).entrySet())
                queue.add(new Step<>(edge.getKey(), step.far() + edge.getValue()));
        }
        return result;
    }

    List<Set<V>> components() {
        List<Set<V>> all = new ArrayList<>();
        Set<V> seen = new TreeSet<>();
        for (V root : edges.keySet()) {
            if (!seen.add(root)) continue;
            Set<V> component = new TreeSet<>();
            var stack = new ArrayDeque<V>(List.of(root));
            while (!stack.isEmpty()) {
                V at = stack.pop();
                component.add(at);
                edges.get(at).keySet().stream().filter(seen::add).forEach(stack::push);
            }
            all.add(component);
        }
        return all;
    }
}

class Main {
    public static void main(String[] args) {
        Graph<String> graph = new Graph<String>().edge("a", "b", 4).edge("a", "c", 1).edge("c", "b", 2).edge("x", "y", 7);
        System.out.println(graph.distances("a") + " " + graph.components());
        BitSet sieve = new BitSet();
        sieve.set(2, 40);
        for (int p = 2; p * p < 40; p = sieve.nextSetBit(p + 1)) for (int m = p * p; m < 40; m += p) sieve.clear(m);
        System.out.println(sieve);
    }
}
