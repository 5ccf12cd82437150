package cupel.view;

import cupel.adapter.SourceText;
import cupel.json.JsonReader;
import cupel.json.JsonWriter;
import cupel.outcome.Failures;
import cupel.run.RoutedOutput;
import cupel.server.Frames;
import cupel.server.FreshThread;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A process that tells the types of programs: answers framed requests on stdin until it is closed or a compiler must be stopped. */
public final class Main {
    /** Each keeps what the compiler knows of its program. */
    private static final int KEPT = 4;
    private static final long STACK_BYTES = 8L << 20;

    private final Viewer viewer;
    private final Map<Long, Kept> views = new LinkedHashMap<>();

    private record Kept(View view, List<SourceText> files) {}

    private Main(Viewer viewer) {
        this.viewer = viewer;
    }

    public static void main(String[] arguments) throws IOException {
        Frames frames = new Frames(System.in, new FileOutputStream(FileDescriptor.out));
        System.setIn(java.io.InputStream.nullInputStream());
        RoutedOutput.install();
        try {
            Main main = new Main(Viewers.open(arguments));
            frames.write(JsonWriter.write(Map.of("ready", true)));
            for (String frame = frames.read(); frame != null; frame = frames.read()) {
                Map<String, Object> answer = main.answer(object(JsonReader.read(frame)));
                frames.write(JsonWriter.write(answer));
                // The thread that did not end is still at work.
                if (answer.containsKey("timedOut")) Runtime.getRuntime().halt(0);
            }
        } catch (Throwable failure) {
            frames.write(JsonWriter.write(Map.of("failed", Failures.stack(failure))));
        } finally {
            System.exit(0);
        }
    }

    private Map<String, Object> answer(Map<String, Object> request) throws InterruptedException {
        long view = number(request.get("view"));
        try {
            return FreshThread.call(() -> request.containsKey("files") ? analyze(view, request) : ask(view, request), STACK_BYTES, number(request.get("millis")), spent -> {});
        } catch (Viewer.Rejected rejected) {
            return Map.of("rejected", rejected.errors.stream().map(error -> error.toJson()).toList());
        } catch (FreshThread.Overdue overdue) {
            return Map.of("timedOut", overdue.stack);
        } catch (Throwable failure) {
            // What it kept may be broken.
            views.clear();
            return Map.of("crashed", Failures.stack(failure), "fatal", Failures.isFatal(failure));
        }
    }

    private Map<String, Object> analyze(long id, Map<String, Object> request) throws Exception {
        List<SourceText> files = new ArrayList<>();
        for (Object file : (List<?>) request.get("files")) files.add(new SourceText((String) object(file).get("path"), (String) object(file).get("text")));
        return passing(() -> {
            View view = viewer.analyze(files);
            Map<String, Object> json = ViewJson.of(view, files);
            views.put(id, new Kept(view, files));
            if (views.size() > KEPT) views.remove(views.keySet().iterator().next());
            return json;
        });
    }

    private Map<String, Object> ask(long id, Map<String, Object> request) throws Exception {
        Kept kept = views.get(id);
        if (kept == null) return Map.of("unknown", true);
        return passing(() -> {
            if (request.get("scopes") instanceof List<?> places) return Map.of("scopes", scopes(kept, places));
            if (request.get("assignable") instanceof List<?> pairs) return Map.of("assignable", assignable(kept.view, pairs));
            Map<String, Object> members = object(request.get("members"));
            List<Visible> found = kept.view.members((int) number(members.get("type")), file(kept, members), (int) number(members.get("offset")));
            return Map.of("members", found.stream().map(Visible::toJson).toList());
        });
    }

    private static List<Object> scopes(Kept kept, List<?> places) throws Throwable {
        List<Object> scopes = new ArrayList<>();
        for (Object each : places) {
            Map<String, Object> place = object(each);
            scopes.add(kept.view.scope(file(kept, place), (int) number(place.get("offset"))).stream().map(Visible::toJson).toList());
        }
        return scopes;
    }

    private static List<Boolean> assignable(View view, List<?> pairs) throws Throwable {
        List<Boolean> answers = new ArrayList<>();
        for (Object pair : pairs) {
            List<?> ids = (List<?>) pair;
            answers.add(view.isAssignable((int) number(ids.get(0)), (int) number(ids.get(1))));
        }
        return answers;
    }

    private static SourceText file(Kept kept, Map<String, Object> place) {
        for (SourceText file : kept.files) if (file.path().equals(place.get("path"))) return file;
        throw new IllegalArgumentException("the program has no file " + place.get("path"));
    }

    private interface Work<T> {
        T get() throws Throwable;
    }

    /** Lets through what a thread's job may throw. */
    private static <T> T passing(Work<T> work) throws Exception {
        try {
            return work.get();
        } catch (Exception | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new java.lang.reflect.InvocationTargetException(failure);
        }
    }

    private static long number(Object json) {
        return ((Number) json).longValue();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object json) {
        return (Map<String, Object>) json;
    }
}
