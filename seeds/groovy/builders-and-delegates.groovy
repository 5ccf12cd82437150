import groovy.transform.CompileStatic

@CompileStatic
class Node {
    final String name
    final Map<String, Object> attributes = new LinkedHashMap<String, Object>()
    final List<Object> children = []

    Node(String name) { this.name = name }

    Node attribute(String key, Object value) {
        attributes[key] = value
        return this
    }

    Node child(String childName, @DelegatesTo(value = Node, strategy = Closure.DELEGATE_FIRST) Closure<?> body) {
        Node node = new Node(childName)
        Closure<?> copy = (Closure<?>) body.clone()
        copy.delegate = node
        copy.resolveStrategy = Closure.DELEGATE_FIRST
        copy.call()
        children << node
        return this
    }

    void text(Object value) { children << value }

    String render() {
        String shown = attributes.collect { String k, Object v -> " " + k + "=" + v }.join("")
        String inner = children.collect { Object c -> c instanceof Node ? ((Node) c).render() : c.toString() }.join("")
        return "<" + name + shown + ">" + inner + "</" + name + ">"
    }
}

@CompileStatic
class Page {
    @Delegate
    final List<String> lines = []
    int limit = 3

    boolean add(String line) { lines.size() < limit && lines.add(line.trim()) }
}

@CompileStatic
class Main {
    static void main(String[] args) {
        Node root = new Node("page").attribute("id", 1)
        root.child("list") {
            attribute("class", "wide")
            for (int i in 1..2) text("item" + i)
            child("item") {
                text("deep")
            }
        }
        println root.render()
        Page page = new Page(limit: 2)
        page.add(" a ")
        page.add("b")
        println page.add("c").toString() + page.size() + page.lines + page.contains("a")
    }
}
