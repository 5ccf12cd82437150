package cupel.view;

import cupel.adapter.SourceText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain data of a view as it is sent: expressions as rows of numbers, with tables of what many of them share. */
final class ViewJson {
    private static final int CONSTANT = 4;
    private static final int REPEATABLE = 8;

    private final Map<String, Integer> kinds = new LinkedHashMap<>();
    private final Map<TypeUse, Integer> uses = new LinkedHashMap<>();

    private ViewJson() {}

    static Map<String, Object> of(View view, List<SourceText> files) throws Throwable {
        ViewJson tables = new ViewJson();
        List<Object> rows = new ArrayList<>();
        for (SourceText file : files) {
            List<Object> expressions = new ArrayList<>();
            for (View.Expression each : view.expressions(file)) expressions.add(tables.row(each));
            rows.add(expressions);
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("files", rows);
        json.put("kinds", tables.kinds.keySet());
        json.put("uses", tables.uses.keySet().stream().map(TypeUse::toJson).toList());
        json.put("declarations", view.declarations().stream().map(View.Declaration::toJson).toList());
        return json;
    }

    private List<Integer> row(View.Expression each) {
        int flags = each.use().ordinal() | (each.constant() ? CONSTANT : 0) | (each.repeatable() ? REPEATABLE : 0);
        return List.of(each.start(), each.end(), index(kinds, each.kind()), index(uses, each.type()), index(uses, each.expected()), flags);
    }

    private static <T> int index(Map<T, Integer> table, T value) {
        if (value == null) return -1;
        Integer known = table.putIfAbsent(value, table.size());
        return known == null ? table.size() - 1 : known;
    }
}
