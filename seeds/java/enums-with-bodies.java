import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.function.IntBinaryOperator;

interface Symbolic {
    String symbol();
}

enum Operation implements Symbolic, IntBinaryOperator {
    PLUS("+", 1) {
        @Override
        public int applyAsInt(int a, int b) { return a + b; }
    },
    TIMES("*", 2) {
        private int calls;

        @Override
        public int applyAsInt(int a, int b) {
            calls++;
            return a * b * (calls > 0 ? 1 : 0);
        }

        @Override
        boolean isCommutative() { return precedence == 2; }
    },
    MINUS("-", 1) {
        @Override
        public int applyAsInt(int a, int b) { return a - b; }

        @Override
        boolean isCommutative() { return false; }
    };

    private static final Map<String, Operation> BY_SYMBOL = new java.util.TreeMap<>();

    static {
        for (Operation operation : values()) BY_SYMBOL.put(operation.symbol, operation);
    }

    private final String symbol;
    final int precedence;

    Operation(String symbol, int precedence) {
        this.symbol = symbol;
        this.precedence = precedence;
    }

    boolean isCommutative() { return true; }

    @Override
    public String symbol() { return symbol; }

    static Operation of(String symbol) { return BY_SYMBOL.get(symbol); }
}

class Main {
    static <E extends Enum<E> & Symbolic> String symbols(Class<E> type) {
        StringBuilder text = new StringBuilder();
        for (E constant : type.getEnumConstants()) text.append(constant.symbol()).append(constant.ordinal());
        return text.toString();
    }

    public static void main(String[] args) {
        Map<Operation, Integer> results = new EnumMap<>(Operation.class);
        for (Operation operation : EnumSet.complementOf(EnumSet.of(Operation.PLUS)))
            results.merge(operation, operation.applyAsInt(6, 7), Integer::sum);
        System.out.println(results + symbols(Operation.class) + Operation.of("*").isCommutative());
        System.out.println(Operation.valueOf("MINUS").getDeclaringClass().getSimpleName());
    }
}
