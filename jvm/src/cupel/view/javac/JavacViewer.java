package cupel.view.javac;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import cupel.adapter.JavacErrors;
import cupel.adapter.MemoryFiles;
import cupel.adapter.MemorySource;
import cupel.adapter.SourceText;
import cupel.view.View;
import cupel.view.Viewer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/** The javac of the running JDK. Each program gets a context of its own, which its view keeps; the platform's files stay open. */
public final class JavacViewer implements Viewer {
    /** No annotation processor runs. The last two together have all classes looked at, whatever is wrong with others. */
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-Xmaxerrs", "1000",
        "-XDshould-stop.ifError=FLOW", "-XDshould-stop.ifNoError=FLOW");

    private final MemoryFiles files;

    public JavacViewer(List<Path> classPath) {
        files = new MemoryFiles(classPath.stream().map(Path::toFile).toList());
    }

    @Override
    public View analyze(List<SourceText> sources) throws Throwable {
        JavacErrors errors = new JavacErrors();
        List<MemorySource> units = sources.stream().map(MemorySource::new).toList();
        JavacTaskImpl task = (JavacTaskImpl) ToolProvider.getSystemJavaCompiler().getTask(null, files, errors, OPTIONS, null, units);
        Map<SourceText, JCCompilationUnit> parsed = new LinkedHashMap<>();
        for (CompilationUnitTree unit : task.parse()) parsed.put(sources.get(parsed.size()), (JCCompilationUnit) unit);
        if (errors.found().isEmpty()) task.analyze();
        if (!errors.found().isEmpty()) throw new Rejected(errors.found());
        return new JavacView(task, parsed);
    }
}
