import groovy.transform.CompileStatic

@CompileStatic
class Refused extends Exception {
    final int code
    Refused(String message, int code, Throwable cause = null) {
        super(message, cause)
        this.code = code
    }
}

@CompileStatic
class Channel implements Closeable {
    final String name
    final List<String> log
    Channel(String name, List<String> log) {
        this.name = name
        this.log = log
        log << "+" + name
    }
    void close() {
        log << "-" + name
        if (name == "bad") throw new IllegalStateException("close")
    }
    int send(String text) {
        if (text.length() > 4) throw new Refused("long", text.length())
        return text.length()
    }
}

@CompileStatic
class Main {
    static int talk(String text, List<String> log) {
        try (Channel a = new Channel("a", log); Channel b = new Channel(text == "x" ? "bad" : "b", log)) {
            return a.send(text) + b.send("y")
        } catch (Refused refused) {
            log << refused.message + refused.code
            return -1
        } catch (IllegalStateException | IllegalArgumentException e) {
            log << e.getClass().simpleName
            return -2
        } finally {
            log << "done"
        }
    }

    static int early(int n) {
        for (int i = 0; ; i++) {
            try {
                if (i == n) return i
                if (i % 2 == 0) continue
                throw new RuntimeException()
            } catch (RuntimeException ignored) {
                if (i > 4) break
            } finally {
                if (n == 9 && i == 3) return 99
            }
        }
        return -5
    }

    static void main(String[] args) {
        for (String text in ["abc", "abcdef", "x"]) {
            List<String> log = []
            println talk(text, log) + " " + log
        }
        println early(3) + " " + early(9) + " " + early(50)
        try {
            assert 1 + 1 == 3 : "arithmetic"
        } catch (AssertionError e) {
            println e.message.contains("arithmetic")
        }
    }
}
