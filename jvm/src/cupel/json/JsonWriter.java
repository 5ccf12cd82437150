package cupel.json;

import java.util.Map;

/** Writes maps, iterables, strings, numbers, booleans and null as JSON text. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();

    private JsonWriter() {}

    public static String write(Object value) {
        JsonWriter writer = new JsonWriter();
        writer.value(value);
        return writer.out.toString();
    }

    private void value(Object value) {
        if (value instanceof Map) object((Map<?, ?>) value);
        else if (value instanceof Iterable) array((Iterable<?>) value);
        else if (value == null || value instanceof Number || value instanceof Boolean) out.append(value);
        else string(value.toString());
    }

    private void object(Map<?, ?> members) {
        String separator = "{";
        if (members.isEmpty()) out.append(separator);
        for (Map.Entry<?, ?> member : members.entrySet()) {
            out.append(separator);
            string(member.getKey().toString());
            out.append(':');
            value(member.getValue());
            separator = ",";
        }
        out.append('}');
    }

    private void array(Iterable<?> items) {
        out.append('[');
        String separator = "";
        for (Object item : items) {
            out.append(separator);
            value(item);
            separator = ",";
        }
        out.append(']');
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') out.append('\\').append(c);
            // A lone surrogate has no UTF-8 form, so surrogates travel escaped.
            else if (c < ' ' || Character.isSurrogate(c)) out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        out.append('"');
    }
}
