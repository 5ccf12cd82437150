import groovy.transform.CompileStatic

@CompileStatic
enum State {
    START, NUMBER, OPERATOR, ERROR

    State next(char c) {
        switch (this) {
            case START:
            case OPERATOR:
                return Character.isDigit(c) ? NUMBER : ERROR
            case NUMBER:
                return Character.isDigit(c) ? NUMBER : "+-*".indexOf((int) c) >= 0 ? OPERATOR : ERROR
            default:
                return ERROR
        }
    }
}

@CompileStatic
class Machine {
    State state = State.START
    private final Map<State, List<Closure<?>>> listeners = new EnumMap<State, List<Closure<?>>>(State)

    void on(State when, Closure<?> listener) {
        listeners.computeIfAbsent(when) { State s -> new ArrayList<Closure<?>>() }.add(listener)
    }

    State send(String text) {
        for (char c : text.toCharArray()) {
            State before = state
            state = state.next(c)
            if (before != state) listeners.get(state)?.each { Closure<?> l -> l.call(c) }
        }
        return state
    }
}

@CompileStatic
class Main {
    static final Map<String, Closure<Integer>> ACTIONS = [
        "+": { int a, int b -> a + b },
        "-": { int a, int b -> a - b },
        "*": { int a, int b -> a * b },
    ]

    static int evaluate(String text) {
        List<String> tokens = text.toList()
        int value = tokens[0].toInteger()
        for (int i = 1; i + 1 < tokens.size(); i += 2) {
            value = ACTIONS[tokens[i]].call(value, tokens[i + 1].toInteger())
        }
        return value
    }

    static void main(String[] args) {
        for (String text in ["12+3", "1+", "x", ""]) {
            Machine machine = new Machine()
            List<String> log = []
            machine.on(State.OPERATOR) { Character c -> log << "op" + c }
            machine.on(State.ERROR) { Character c -> log << "error" + c }
            println machine.send(text).toString() + log
        }
        println evaluate("1+2*3-4")
    }
}
