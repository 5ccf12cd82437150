package cupel.outcome;

import java.util.LinkedHashMap;
import java.util.Map;

/** One error that a compiler reported; line 0 means that it is about the program as a whole. */
public record Diagnostic(String file, int line, int column, String code, String message) {
    public Map<String, Object> toJson() {
        Map<String, Object> json = new LinkedHashMap<>();
        if (file != null) json.put("file", file);
        if (line > 0) {
            json.put("line", line);
            json.put("column", column);
        }
        json.put("code", code);
        json.put("message", message);
        return json;
    }
}
