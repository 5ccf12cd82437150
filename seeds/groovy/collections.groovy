import groovy.transform.CompileStatic

@CompileStatic
class Item {
    String name
    int price
    Set<String> tags = [] as Set<String>
}

@CompileStatic
class Main {
    static final List<Item> ITEMS = [
        new Item(name: "pen", price: 3, tags: ["desk"] as Set<String>),
        new Item(name: "ink", price: 12),
        new Item(name: "cup", price: 7, tags: ["desk", "gift"] as Set<String>)]

    static Map<String, List<String>> byTag(List<Item> items) {
        Map<String, List<String>> result = new TreeMap<String, List<String>>()
        items.each { Item item ->
            item.tags.each { String tag -> result.computeIfAbsent(tag) { String k -> new ArrayList<String>() } << item.name }
        }
        return result
    }

    static void main(String[] args) {
        println ITEMS.findAll { Item i -> i.price > 5 }.collect { Item i -> i.name }
        println byTag(ITEMS)
        println ITEMS.max { Item i -> i.price }.name + ITEMS.sum { Item i -> i.price }
        println ITEMS.groupBy { Item i -> i.tags.size() }.collectEntries { Integer k, List<Item> v -> [k, v.size()] }
        Map<String, Integer> prices = ITEMS.collectEntries { Item i -> [i.name, i.price] }
        prices.remove("ink")
        prices["nut"] = 1
        prices.put("pen", prices.pen + 1)
        for (Map.Entry<String, Integer> e in prices.entrySet()) print e.key + e.value + " "
        println prices.any { String k, Integer v -> v == 1 && k.startsWith("n") }
        List<List<Integer>> nested = [[1, 2], [3], [4]]
        println nested.flatten().toString() + nested.collect { List<Integer> l -> l.size() } + nested*.size().sum()
        println([1, 2, 3, 4].collate(3).toString() + [3, 1, 2].sort() + [1, 2] + ([1, 2, 3] - [2]) + ([1, 1].unique()))
        println([a: 1, b: 2].findResult { String k, Integer v -> v > 1 ? k : null })
        String[] words = "b a c".split(" ")
        Arrays.sort(words)
        println words.toList().withIndex().collect { String w, int i -> w + i }.join("")
        println([1, 2, 3].inject(10) { int sum, int n -> sum - n } + [5, 6].indexOf(6))
        println((1..4).every { int n -> n < 5 })
        println([x: [1, 2], y: [3]].collectMany { String k, List<Integer> v -> v.collect { int n -> k + n } })
    }
}
