import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static double sum(Collection<? extends Number> numbers) {
        double total = 0
        for (Number n in numbers) total += n.doubleValue()
        return total
    }

    static void fill(List<? super Integer> target, int upTo) {
        for (int i = 1; i <= upTo; i++) target.add(i)
    }

    static <T> void swapFirst(List<T> list) {
        if (list.size() < 2) return
        T first = list.get(0)
        list.set(0, list.get(1))
        list.set(1, first)
    }

    static int sizes(List<? extends List<?>> nested) {
        int most = 0
        for (List<?> inner : nested) most = Math.max(most, inner.size())
        return most
    }

    static <K, V> Map<V, List<K>> invert(Map<? extends K, ? extends V> map) {
        Map<V, List<K>> result = new LinkedHashMap<V, List<K>>()
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            V value = entry.getValue()
            List<K> keys = result.get(value)
            if (keys == null) {
                keys = new ArrayList<K>()
                result.put(value, keys)
            }
            keys.add(entry.getKey())
        }
        return result
    }

    static void main(String[] args) {
        List<Number> numbers = new ArrayList<Number>()
        fill(numbers, 4)
        numbers.add(0.5)
        swapFirst(numbers)
        println numbers.toString() + sum(numbers)
        Map<String, Integer> lengths = [a: 1, bb: 2, c: 1]
        Map<Integer, List<String>> byLength = invert(lengths)
        println byLength
        println sizes([[1, 2], ["a"]])
        List<?> unknown = numbers
        println unknown.get(0).toString() + unknown.size()
    }
}
