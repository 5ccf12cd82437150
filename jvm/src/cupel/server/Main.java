package cupel.server;

import cupel.adapter.Adapter;
import cupel.adapter.Adapters;
import cupel.json.JsonWriter;
import cupel.outcome.Failures;
import cupel.run.RoutedOutput;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A server process for one compiler version: answers framed requests on stdin until it is closed or has to halt. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException {
        Frames frames = new Frames(System.in, new FileOutputStream(FileDescriptor.out));
        System.setIn(java.io.InputStream.nullInputStream());
        RoutedOutput.install();
        int status = 0;
        try {
            Settings settings = Settings.parse(arguments);
            Scratch scratch = Scratch.open(settings.scratch());
            // A terminated server cleans up too; only SIGKILL leaves the folder to whoever gave --scratch.
            Runtime.getRuntime().addShutdownHook(new Thread(scratch::deleteQuietly));
            List<Adapter> adapters = Adapters.open(settings.family(), settings.classpath(), scratch.path(), settings.threads());
            frames.write(JsonWriter.write(greeting(adapters.get(0))));
            status = serve(frames, settings, adapters, scratch);
        } catch (Throwable failure) {
            status = 2;
            frames.write(JsonWriter.write(Map.of("failed", Failures.stack(failure))));
        } finally {
            // Hooks run, but a compiler's own threads cannot hold the process up.
            System.exit(status);
        }
    }

    private static Map<String, Object> greeting(Adapter adapter) throws Throwable {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ready", true);
        json.put("version", adapter.version());
        json.put("java", Runtime.version().toString());
        json.put("pid", ProcessHandle.current().pid());
        return json;
    }

    private static int serve(Frames frames, Settings settings, List<Adapter> adapters, Scratch scratch) throws IOException {
        int served = 0;
        for (String frame = frames.read(); frame != null; frame = frames.read()) {
            boolean worn = ++served >= settings.requestLimit();
            Answer answer = new Session(settings, adapters, frames).answer(Request.parse(frame));
            boolean recycle = worn || answer.recycle() || Memory.residentBytes() > settings.rssLimit() || Memory.isTight();
            frames.write(JsonWriter.write(answer.toJson(recycle)));
            if (answer.halting()) {
                scratch.deleteQuietly();
                // Hooks of a compiler that is still running, or broken, may never end.
                Runtime.getRuntime().halt(0);
            }
            // The client has its answer and need not wait for this.
            Memory.tidy();
        }
        return 0;
    }
}
