import java.util.List;
import java.util.Map;

class Main {
    sealed interface Json {
        record Text(String value) implements Json {}

        record Num(double value) implements Json {}

        record Arr(List<? extends Json> items) implements Json {}

        record Obj(Map<String, Json> fields) implements Json {}

        enum Constant implements Json { TRUE, FALSE, NULL }
    }

    static String print(Json json) {
        if (json instanceof Json.Text text) return '"' + text.value() + '"';
        if (json instanceof Json.Num num && num.value() == Math.rint(num.value())) return "" + (long) num.value();
        if (json instanceof Json.Arr arr && !arr.items().isEmpty()) {
            StringBuilder result = new StringBuilder();
            for (Json item : arr.items()) result.append(result.length() == 0 ? "[" : ",").append(print(item));
            return result.append("]").toString();
        }
        if (json instanceof Json.Constant constant) {
            return switch (constant) {
                case TRUE -> "true";
                case FALSE -> "false";
                case NULL -> "null";
            };
        }
        if (!(json instanceof Json.Obj obj)) return json instanceof Json.Num num ? num.value() + "" : "[]";
        return new java.util.TreeMap<>(obj.fields()).entrySet().stream()
            .map(e -> e.getKey() + ":" + print(e.getValue())).reduce((a, b) -> a + "," + b).map(s -> "{" + s + "}").orElse("{}");
    }

    static int measure(Object o) {
        while (!(o instanceof String s)) {
            if (o instanceof Integer i && i > 0) return i;
            if (o instanceof Object[] array && array.length > 0) o = array[0];
            else o = o instanceof List<?> list && list.size() == 1 ? list.get(0) : String.valueOf(o);
        }
        return s.length();
    }

    static boolean same(Object a, Object b) {
        return a instanceof Number x && b instanceof Number y ? x.doubleValue() == y.doubleValue() : a == b;
    }

    public static void main(String[] args) {
        Json json = new Json.Arr(List.of(new Json.Num(1), new Json.Text("t"), Json.Constant.NULL, new Json.Num(.5)));
        System.out.println(print(new Json.Obj(Map.of("a", json, "b", new Json.Arr(List.of())))));
        System.out.println(measure(new Object[] {List.of("four")}) + measure(7) * measure(-12) + measure(null));
        System.out.println(same(1, 1L) + " " + same("a", 1));
    }
}
