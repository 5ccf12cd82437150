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
    private final Executor executor = new Executor(files);

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

    private Map<String, Object> answer(String frame) throws IOException, ReflectiveOperationException {
        Map<String, Object> request = object(JsonReader.read(frame));
        if (request.get("read") instanceof List<?> templates) return Map.of("templates", read(templates));
        return Map.of("programs", execute(request));
    }

    private List<Object> read(List<?> templates) throws IOException {
        List<Object> answers = new ArrayList<>();
        for (Object template : templates) answers.add(reader.read(source(object(template))));
        return answers;
    }

    private List<Map<String, Object>> execute(Map<String, Object> request) throws ReflectiveOperationException {
        List<SourceText> sources = new ArrayList<>();
        List<Execution.Filled> programs = new ArrayList<>();
        for (Object one : (List<?>) request.get("execute")) {
            Map<String, Object> program = object(one);
            sources.add(source(program));
            programs.add(new Execution.Filled((String) program.get("className"), number(program, "holes"), number(program, "slots"), number(program, "arguments"), numbers(program, "dead")));
        }
        Execution.Limits limits = new Execution.Limits(number(request, "calls"), number(request, "fuel"), number(request, "allFuel"), (Boolean) request.get("earlyStop"));
        return executor.execute(sources, programs, limits);
    }

    private static SourceText source(Map<String, Object> file) {
        return new SourceText((String) file.get("path"), (String) file.get("text"));
    }

    private static int number(Map<String, Object> members, String name) {
        return ((Number) members.get(name)).intValue();
    }

    private static List<Integer> numbers(Map<String, Object> members, String name) {
        return ((List<?>) members.get(name)).stream().map(each -> ((Number) each).intValue()).toList();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object json) {
        return (Map<String, Object>) json;
    }
}
