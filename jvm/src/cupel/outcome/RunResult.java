package cupel.outcome;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a program did when its main method ran in the warm JVM. */
public record RunResult(String ending, int exitCode, String stdout, String stderr, String exception, long millis) {
    public Map<String, Object> toJson() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ending", ending);
        json.put("exitCode", exitCode);
        json.put("stdout", stdout);
        json.put("stderr", stderr);
        if (exception != null) json.put("exception", exception);
        json.put("millis", millis);
        return json;
    }
}
