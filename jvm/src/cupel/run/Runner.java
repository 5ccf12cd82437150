package cupel.run;

import cupel.json.JsonReader;
import cupel.json.JsonWriter;
import cupel.outcome.RunResult;
import cupel.server.Frames;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A process that runs compiled programs one after the other, under the flags that it was started with; its arguments are the jars that they need. */
public final class Runner {
    private static final long STACK_BYTES = 1 << 20;

    private Runner() {}

    public static void main(String[] arguments) throws IOException {
        Frames frames = new Frames(System.in, new FileOutputStream(FileDescriptor.out));
        System.setIn(java.io.InputStream.nullInputStream());
        RoutedOutput.install();
        ClassLoader libraries = libraries(arguments);
        frames.write(JsonWriter.write(Map.of("ready", true)));
        for (String frame = frames.read(); frame != null; frame = frames.read()) {
            boolean spoiled = answer(object(JsonReader.read(frame)), libraries, frames);
            // A program that is still running would take time from the next ones.
            if (spoiled) Runtime.getRuntime().halt(0);
        }
        System.exit(0);
    }

    private static ClassLoader libraries(String[] jars) throws IOException {
        return new RuntimeLoader(Arrays.stream(jars).map(Path::of).toList());
    }

    /** Runs the programs of a request, up to one that spoils the process. */
    private static boolean answer(Map<String, Object> request, ClassLoader libraries, Frames frames) throws IOException {
        List<Object> runs = new ArrayList<>();
        long millis = ((Number) request.get("millis")).longValue();
        boolean spoiled = false;
        for (Object program : (List<?>) request.get("programs")) {
            if (spoiled) break;
            frames.write(JsonWriter.write(position(runs)));
            ProgramRunner runner = new ProgramRunner(libraries, STACK_BYTES, millis);
            RunResult run = runner.run(classes(object(program)), null);
            runs.add(run.toJson());
            spoiled = runner.spoiled();
        }
        frames.write(JsonWriter.write(Map.of("runs", runs, "spoiled", spoiled)));
        return spoiled;
    }

    /** The program that is run next, and what came of the one before, which is not lost with this process. */
    private static Map<String, Object> position(List<Object> runs) {
        int at = runs.size();
        return at == 0 ? Map.of("at", at) : Map.of("at", at, "done", runs.get(at - 1));
    }

    private static Map<String, byte[]> classes(Map<String, Object> encoded) {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        encoded.forEach((path, text) -> classes.put(path, Base64.getDecoder().decode((String) text)));
        return classes;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object json) {
        return (Map<String, Object>) json;
    }
}
