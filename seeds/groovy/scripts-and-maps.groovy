import groovy.transform.CompileStatic

@CompileStatic
class Inventory {
    private final Map<String, Map<String, Integer>> stock = new TreeMap<String, Map<String, Integer>>()

    Inventory put(String shelf, String item, int count = 1) {
        Map<String, Integer> items = stock.get(shelf)
        if (items == null) {
            items = new TreeMap<String, Integer>()
            stock.put(shelf, items)
        }
        Integer old = items.get(item)
        items.put(item, (old == null ? 0 : old) + count)
        return this
    }

    Map<String, Integer> getAt(String shelf) { stock.get(shelf) ?: Collections.<String, Integer>emptyMap() }

    int total() {
        int sum = 0
        for (Map<String, Integer> items : stock.values()) for (int n : items.values()) sum += n
        return sum
    }

    Map<String, Integer> totals() {
        Map<String, Integer> result = [:]
        stock.each { String shelf, Map<String, Integer> items ->
            items.each { String item, Integer n -> result.merge(item, n, Integer::sum) }
        }
        return result.sort { Map.Entry<String, Integer> e -> -e.value }
    }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Inventory inventory = new Inventory().put("a", "pen", 3).put("b", "ink").put("a", "ink", 5).put("a", "pen")
        println inventory["a"].toString() + inventory["z"].size() + inventory.total()
        println inventory.totals()
        Map<String, Object> mixed = [name: "x", size: 3, (1 + 1 as String): "two", "key with space": [1, 2]]
        println mixed.get("size").toString() + " " + mixed["2"] + mixed.get("key with space") + mixed.keySet().toList().sort()
        Map<Integer, String> squares = (1..3).collectEntries { Integer n -> [n * n, "n" + n] }
        println squares + [100: "big"]
        println squares.find { Integer k, String v -> k > 3 }.value + squares.every { Integer k, String v -> v.size() == 2 }
        println squares.inject(0) { Integer sum, Integer k, String v -> sum + k }
        println squares.min { Map.Entry<Integer, String> e -> -e.key }.key
        Map<String, List<Integer>> groups = [3, 11, 25, 7].groupBy { Integer n -> n < 10 ? "small" : "large" }
        println groups.small.size() + groups["large"].size()
        println groups.collectMany { String k, List<Integer> v -> [k, v.max()] }
    }
}
