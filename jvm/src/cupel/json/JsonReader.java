package cupel.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON text into maps, lists, strings, numbers (long or double), booleans and null. */
public final class JsonReader {
    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    public static Object read(String text) {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        reader.space();
        if (reader.at != text.length()) throw reader.unexpected();
        return value;
    }

    private Object value() {
        space();
        char c = peek();
        switch (c) {
            case '{': return object();
            case '[': return array();
            case '"': return string();
            case 't': return word("true", Boolean.TRUE);
            case 'f': return word("false", Boolean.FALSE);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        if (skip('}')) return members;
        do {
            space();
            String name = string();
            expect(':');
            members.put(name, value());
        } while (skip(','));
        expect('}');
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        at++;
        if (skip(']')) return items;
        do items.add(value()); while (skip(','));
        expect(']');
        return items;
    }

    private String string() {
        if (peek() != '"') throw unexpected();
        at++;
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            out.append(c == '\\' ? escape() : c);
        }
        at++;
        return out.toString();
    }

    private char escape() {
        char c = peek();
        at++;
        switch (c) {
            case 'n': return '\n';
            case 't': return '\t';
            case 'r': return '\r';
            case 'b': return '\b';
            case 'f': return '\f';
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            default: return c;
        }
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) at++;
        if (start == at) throw unexpected();
        String digits = text.substring(start, at);
        if (digits.matches("-?\\d+")) return Long.parseLong(digits);
        return Double.parseDouble(digits);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw unexpected();
        at += word.length();
        return value;
    }

    private boolean skip(char c) {
        space();
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void expect(char c) {
        if (!skip(c)) throw unexpected();
    }

    private char peek() {
        if (at >= text.length()) throw unexpected();
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) at++;
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("bad JSON at " + at);
    }
}
