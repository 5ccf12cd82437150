import groovy.transform.CompileStatic

@CompileStatic
class Invoice {
    String customer
    List<BigDecimal> amounts = []

    BigDecimal getTotal() {
        BigDecimal sum = 0.0
        for (BigDecimal amount in amounts) sum += amount
        return sum
    }

    String render() {
        String lines = amounts.withIndex().collect { BigDecimal amount, int i -> "${i + 1}: ${amount}" }.join("\n")
        return """Invoice for ${customer.toUpperCase()}
            |$lines
            |total \$${total} (${amounts.size() > 2 ? "many" : 'few'})""".stripMargin()
    }
}

@CompileStatic
class Main {
    static String quote(Object value) { "'" + value + "'" }

    static int length(String text) { text.length() }

    static void main(String[] args) {
        println new Invoice(customer: "ann", amounts: [1.5, 2.25, 10.0]).render()
        int n = 3
        GString lazy = "n is ${-> n}"
        GString eager = "n is ${n}"
        n = 4
        println "$lazy, $eager"
        println length("a${n}b") + quote("${n}${n + 1}")
        Map<String, Integer> map = ["k4": 1]
        String key = "k${n}"
        println map[key]
        println "abc".reverse() + "x" * 3 + "a-b-c".tokenize("-") + "abc"[0] + "abc"[-1] + "hello"[1..3]
        println "${[1, 2].collect { int i -> "<${i}>" }}" + 'single $n'
        println "text".padLeft(6, "*") + "a,b".split(",").length + "tab\tend".contains("\t")
    }
}
