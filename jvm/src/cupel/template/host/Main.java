package cupel.template.host;

import cupel.adapter.MemoryFiles;
import cupel.adapter.SourceText;
import cupel.json.JsonReader;
import cupel.json.JsonWriter;
import cupel.outcome.Failures;
import cupel.run.RoutedOutput;
import cupel.server.Frames;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A process that reads templates and executes filled ones: answers framed requests on stdin until it is closed. */
public final class Main {
    private final MemoryFiles files = new MemoryFiles(classPath());
    private final TemplateReader reader = new TemplateReader(files);

    private Main() {}

    public static void main(String[] arguments) throws IOException {
        Frames frames = new Frames(System.in, new FileOutputStream(FileDescriptor.out));
        System.setIn(java.io.InputStream.nullInputStream());
        RoutedOutput.install();
        try {
            Main host = new Main();
            frames.write(JsonWriter.write(Map.of("ready", true)));
            for (String frame = frames.read(); frame != null; frame = frames.read()) frames.write(JsonWriter.write(host.answer(frame)));
        } catch (Throwable failure) {
            frames.write(JsonWriter.write(Map.of("failed", Failures.stack(failure))));
        } finally {
            // A template may have started threads.
            System.exit(0);
        }
    }

    private static List<File> classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(File::new).toList();
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> answer(String frame) throws IOException {
        Map<String, Object> request = (Map<String, Object>) JsonReader.read(frame);
        List<Object> answers = new ArrayList<>();
        for (Map<String, Object> template : (List<Map<String, Object>>) request.get("read")) {
            answers.add(reader.read(new SourceText((String) template.get("path"), (String) template.get("text"))));
        }
        return Map.of("templates", answers);
    }
}
