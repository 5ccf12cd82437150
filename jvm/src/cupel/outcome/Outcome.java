package cupel.outcome;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What became of one program. */
public record Outcome(String kind, List<Diagnostic> diagnostics, String stack, RunResult run, Map<String, byte[]> classes) {
    public static Outcome accepted(RunResult run) {
        return new Outcome("accepted", List.of(), null, run, null);
    }

    /** Accepted, with the class files by resource path. */
    public static Outcome emitted(Map<String, byte[]> classes) {
        return new Outcome("accepted", List.of(), null, null, classes);
    }

    public static Outcome rejected(List<Diagnostic> diagnostics) {
        return new Outcome("rejected", diagnostics, null, null, null);
    }

    /** A verdict that rests on a stack: crashed, timedOut, outOfMemory, or toolFailed. */
    public static Outcome broken(String kind, String stack) {
        return new Outcome(kind, List.of(), stack, null, null);
    }

    public Map<String, Object> toJson() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", kind);
        if (kind.equals("rejected")) json.put("diagnostics", diagnostics.stream().map(Diagnostic::toJson).toList());
        if (stack != null) json.put("stack", stack);
        if (run != null) json.put("run", run.toJson());
        if (classes != null) json.put("classes", encoded());
        return json;
    }

    private Map<String, Object> encoded() {
        Map<String, Object> json = new LinkedHashMap<>();
        classes.forEach((path, bytes) -> json.put(path, Base64.getEncoder().encodeToString(bytes)));
        return json;
    }
}
