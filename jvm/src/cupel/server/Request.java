package cupel.server;

import cupel.adapter.Mode;
import cupel.adapter.Options;
import cupel.adapter.Program;
import cupel.adapter.SourceText;
import cupel.json.JsonReader;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One frame from the Node side. */
record Request(Object id, Mode mode, List<Program> programs, long millis, long programMillis, long runMillis, Options options) {
    static Request parse(String json) {
        Map<String, Object> members = object(JsonReader.read(json));
        long millis = number(members, "millis", 60_000);
        long programMillis = number(members, "programMillis", millis);
        return new Request(
            members.get("id"),
            Mode.valueOf(((String) members.get("mode")).toUpperCase(Locale.ROOT)),
            list(members.get("programs")).stream().map(Request::program).toList(),
            millis,
            programMillis,
            number(members, "runMillis", programMillis),
            new Options(texts(members.get("options")), texts(members.get("classPath"))));
    }

    private static Program program(Object json) {
        Map<String, Object> members = object(json);
        List<SourceText> files = list(members.get("files")).stream().map(Request::file).toList();
        if (files.isEmpty()) throw new IllegalArgumentException("a program without files");
        return new Program(files, (String) members.get("main"));
    }

    private static SourceText file(Object json) {
        Map<String, Object> members = object(json);
        return new SourceText((String) members.get("path"), (String) members.get("text"));
    }

    private static List<String> texts(Object json) {
        return list(json).stream().map(String.class::cast).toList();
    }

    private static long number(Map<String, Object> members, String name, long otherwise) {
        return members.get(name) instanceof Number number ? number.longValue() : otherwise;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object json) {
        return (Map<String, Object>) json;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> list(Object json) {
        return json == null ? List.of() : (List<Object>) json;
    }
}
