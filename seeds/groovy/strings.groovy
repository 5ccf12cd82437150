import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static Map<String, Integer> histogram(String text) {
        Map<String, Integer> counts = new TreeMap<String, Integer>()
        for (String c in text.toLowerCase().toList()) {
            if (c ==~ "[a-z]") counts[c] = (counts[c] ?: 0) + 1
        }
        return counts
    }

    static String caesar(String text, int by) {
        StringBuilder result = new StringBuilder()
        for (char c : text.toCharArray()) {
            if (Character.isLowerCase(c)) result << (char) (97 + ((int) c - 97 + by + 26) % 26)
            else result << c
        }
        return result.toString()
    }

    static String compress(String text) {
        String result = ""
        int i = 0
        while (i < text.length()) {
            int j = i
            while (j < text.length() && text[j] == text[i]) j++
            result += text[i] + (j - i > 1 ? j - i : "")
            i = j
        }
        return result
    }

    static int distance(String a, String b) {
        int[] row = (0..b.length()) as int[]
        for (int i in 1..a.length()) {
            int corner = row[0]++
            for (int j in 1..b.length()) {
                int cost = a[i - 1] == b[j - 1] ? 0 : 1
                int next = [row[j] + 1, row[j - 1] + 1, corner + cost].min()
                corner = row[j]
                row[j] = next
            }
        }
        return row[b.length()]
    }

    static void main(String[] args) {
        println histogram("Hello, World")
        println caesar("hello", 3) + compress("aaabccd") + distance("kitten", "sitting")
        println "a1b22".replaceAll("[0-9]+", "#") + "Groovy".collect { String c -> c + c }.join("") + ("abc" <=> "abd")
        println "one two".split(" ").collect { String w -> w.capitalize() }.join(" ") + "x".compareTo("z")
        println "abc".contains("bc").toString() + "abc".indexOf("c") + ("a" + 1 + 2L + 'c' + true + null) + "ab" * 2 + ("abcabc" - "bc")
        println "line1\nline2".readLines().size() + "%5.2f|%-4s|%04d".formatted(3.14159, "ab", 42)
        println "level".with { String s -> s == s.reverse() }.toString() + "12".toInteger() + "3.5".toBigDecimal() + "7".isNumber()
    }
}
