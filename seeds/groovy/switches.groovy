import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static String classify(Object value) {
        switch (value) {
            case null: return "null"
            case 1..9: return "digit"
            case Integer: return "integer"
            case "one": return "word"
            case ["a", "b"]: return "listed"
            case String:
                String text = (String) value
                return text.isEmpty() ? "empty" : "text" + text.length()
            case { Object o -> o instanceof Collection }: return "collection"
            default: return "other"
        }
    }

    static int letters(String day) {
        return switch (day) {
            case "monday", "friday" -> 6
            case "tuesday" -> 7
            default -> {
                int half = day.length().intdiv(2)
                yield half * 2
            }
        }
    }

    static int fall(char c) {
        int result = 0
        switch (c) {
            case (char) 'a':
                result += 1
            case (char) 'b':
                result += 10
                break
            case (char) 'c':
                result -= 1
            default:
                result *= 2
        }
        return result
    }

    static void main(String[] args) {
        println([null, 5, 50, "one", "a", "", "long", [1], 2.5].collect { Object o -> classify(o) })
        println letters("monday") + letters("tuesday") * letters("wednesday")
        for (char c in "abcd".toCharArray()) print fall(c) + " "
        println()
        int n = 3
        String size = n > 5 ? "big" : n > 2 ? "middle" : "small"
        println size + (n ?: 7) + (0 ?: 7)
        Integer missing = null
        missing ?= 4
        println missing
    }
}
