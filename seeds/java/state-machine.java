import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToIntBiFunction;

class Main {
    enum State {
        START { State next(char c) { return Character.isDigit(c) ? NUMBER : c == '(' ? OPEN : ERROR; } },
        NUMBER { State next(char c) { return Character.isDigit(c) ? this : c == ')' ? CLOSE : OPERATOR.enter(c); } },
        OPERATOR { State next(char c) { return START.next(c); } },
        OPEN { State next(char c) { return START.next(c); } },
        CLOSE { State next(char c) { return c == ')' ? this : OPERATOR.enter(c); } },
        ERROR { State next(char c) { return this; } };

        abstract State next(char c);

        State enter(char c) { return "+-*".indexOf(c) >= 0 ? this : ERROR; }
    }

    static boolean isValid(String text) {
        State state = State.START;
        int depth = 0;
        for (char c : text.toCharArray()) {
            state = state.next(c);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth < 0) return false;
        }
        return depth == 0 && (state == State.NUMBER || state == State.CLOSE);
    }

    private static final Map<Kind, ToIntBiFunction<Integer, Integer>> ACTIONS = new EnumMap<>(Kind.class);

    private enum Kind { ADD, SUBTRACT, MULTIPLY }

    static {
        ACTIONS.put(Kind.ADD, Integer::sum);
        ACTIONS.put(Kind.SUBTRACT, (a, b) -> a - b);
        ACTIONS.put(Kind.MULTIPLY, (a, b) -> a * b);
    }

    static int evaluate(String text) {
        Deque<Integer> values = new ArrayDeque<>();
        Deque<Kind> kinds = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') values.push(c - '0');
            else kinds.push(Kind.values()["+-*".indexOf(c)]);
            if (values.size() > 1 && !kinds.isEmpty()) {
                int right = values.pop(), left = values.pop();
                values.push(ACTIONS.get(kinds.pop()).applyAsInt(left, right));
            }
        }
        return values.getFirst();
    }

    public static void main(String[] args) {
        for (String text : new String[] {"1+2*3", "(1+2)*3", "1+", "((4))", "2)", "+1"}) System.out.print(isValid(text) + " ");
        System.out.println(evaluate("1+2*3-4"));
    }
}
