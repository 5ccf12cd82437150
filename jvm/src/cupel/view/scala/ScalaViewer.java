package cupel.view.scala;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import cupel.view.View;
import cupel.view.Viewer;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The compiler of Scala 3 as editors use it, which ends with the types: macros of a program are never compiled, and so never run.
 * Each program gets one of its own, since it remembers what it has seen.
 */
public final class ScalaViewer implements Viewer {
    private static final int ERROR = 2;

    private final Mirror scala = new Mirror(ClassLoader.getSystemClassLoader());
    private final String libraries;

    public ScalaViewer(List<Path> jars) {
        libraries = jars.stream().filter(jar -> jar.getFileName().toString().matches("(scala-library|scala3-library_3).*\\.jar"))
            .map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public View analyze(List<SourceText> sources) throws Throwable {
        Thread.currentThread().setContextClassLoader(scala.loader());
        Object options = scala.callStatic("scala.jdk.javaapi.CollectionConverters", "asScala", List.of("-classpath", libraries, "-color:never"));
        Object none = scala.field("scala.None$", "MODULE$");
        Object driver = scala.create("dotty.tools.dotc.interactive.InteractiveDriver", scala.call(options, "toList"), none);
        Map<SourceText, URI> places = new LinkedHashMap<>();
        for (SourceText source : sources) places.put(source, URI.create("file:///cupel/" + places.size() + "/" + source.path().replaceAll(".*/", "").replaceAll("[^\\w.-]", "_")));
        // What one file uses of a later one is known once all were read.
        if (sources.size() > 1) for (Map.Entry<SourceText, URI> each : places.entrySet()) scala.call(driver, "run", each.getValue(), each.getKey().text());
        List<Diagnostic> errors = new ArrayList<>();
        for (Map.Entry<SourceText, URI> each : places.entrySet()) addErrors(scala.call(driver, "run", each.getValue(), each.getKey().text()), each.getKey(), errors);
        if (!errors.isEmpty()) throw new Rejected(errors);
        return new ScalaView(new ScalaTrees(scala, scala.call(driver, "currentCtx")), scala.call(driver, "compilationUnits"), places);
    }

    private void addErrors(Object diagnostics, SourceText source, List<Diagnostic> errors) throws Throwable {
        for (Object each : (Iterable<?>) scala.callStatic("scala.jdk.javaapi.CollectionConverters", "asJava", diagnostics)) {
            if ((Integer) scala.call(each, "level") < ERROR) continue;
            String message = ((String) scala.call(each, "message")).replaceAll("\u001B\\[[;\\d]*m", "");
            Object place = scala.call(each, "pos");
            Object span = scala.call(place, "span");
            int start = (Boolean) scala.call(scala.field("dotty.tools.dotc.util.Spans$Span$", "MODULE$"), "exists$extension", span) ? (Integer) scala.call(place, "start") : 0;
            errors.add(source.at(start, String.valueOf(scala.call(scala.call(each, "msg"), "errorId")), message));
        }
    }
}
