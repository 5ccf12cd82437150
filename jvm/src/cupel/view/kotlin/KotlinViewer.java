package cupel.view.kotlin;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import cupel.view.View;
import cupel.view.Viewer;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The front end of Kotlin 1.9, without plugins. Its environment, with the class files of the library and the JDK, is made once;
 * each program is analysed in it as a module of its own.
 */
public final class KotlinViewer implements Viewer {
    private static final String KOTLIN = "org.jetbrains.kotlin.";

    private final Mirror kotlin;
    private final Object environment;
    private final Object configuration;
    private final Object project;

    private KotlinViewer(Mirror kotlin, List<Path> classPath) throws Throwable {
        this.kotlin = kotlin;
        configuration = kotlin.create(KOTLIN + "config.CompilerConfiguration");
        String collector = KOTLIN + "cli.common.messages.MessageCollector";
        Object silent = kotlin.proxy((proxy, method, arguments) -> method.getReturnType() == boolean.class ? false : null, collector);
        put("cli.common.CLIConfigurationKeys", "MESSAGE_COLLECTOR_KEY", silent);
        put("config.CommonConfigurationKeys", "MODULE_NAME", "main");
        put("config.JVMConfigurationKeys", "JDK_HOME", new File(System.getProperty("java.home")));
        kotlin.callStatic(KOTLIN + "cli.jvm.config.JvmContentRootsKt", "addJvmClasspathRoots", configuration, classPath.stream().map(Path::toFile).toList());
        kotlin.callStatic(KOTLIN + "cli.jvm.config.JvmContentRootsKt", "configureJdkClasspathRoots", configuration);
        Object life = kotlin.callStatic("com.intellij.openapi.util.Disposer", "newDisposable");
        Object files = kotlin.field(KOTLIN + "cli.jvm.compiler.EnvironmentConfigFiles", "JVM_CONFIG_FILES");
        environment = kotlin.callStatic(KOTLIN + "cli.jvm.compiler.KotlinCoreEnvironment", "createForProduction", life, configuration, files);
        project = kotlin.call(environment, "getProject");
    }

    public static Viewer open(List<Path> jars, List<Path> libraries) throws Throwable {
        System.setProperty("java.awt.headless", "true");
        System.setProperty("kotlin.environment.keepalive", "true");
        Path stdlib = jars.get(0).resolveSibling("kotlin-stdlib.jar");
        for (Path jar : jars) if (jar.getFileName().toString().matches("kotlin-stdlib(-\\d.*)?\\.jar")) stdlib = jar;
        if (!Files.exists(stdlib)) throw new IllegalArgumentException("no kotlin-stdlib among the jars");
        List<Path> classPath = new ArrayList<>(List.of(stdlib));
        classPath.addAll(libraries);
        return new KotlinViewer(new Mirror(ClassLoader.getSystemClassLoader()), classPath);
    }

    private void put(String type, String key, Object value) throws Throwable {
        kotlin.call(configuration, "put", kotlin.field(KOTLIN + type, key), value);
    }

    @Override
    public View analyze(List<SourceText> sources) throws Throwable {
        Thread.currentThread().setContextClassLoader(kotlin.loader());
        Object factory = kotlin.create(KOTLIN + "psi.KtPsiFactory", project, false);
        List<KotlinFile> files = new ArrayList<>();
        for (SourceText source : sources) files.add(KotlinFile.parse(kotlin, factory, source));
        List<Diagnostic> errors = new ArrayList<>();
        for (KotlinFile file : files) file.addSyntaxErrors(errors);
        if (!errors.isEmpty()) throw new Rejected(errors);
        Object trace = kotlin.create(KOTLIN + "cli.jvm.compiler.CliBindingTrace");
        Object parts = kotlin.proxy((proxy, method, arguments) -> method.getName().equals("invoke") ? kotlin.call(environment, "createPackagePartProvider", arguments[0]) : null, "kotlin.jvm.functions.Function1");
        List<Object> trees = files.stream().map(KotlinFile::tree).toList();
        Object result = kotlin.callStatic(KOTLIN + "cli.jvm.compiler.TopDownAnalyzerFacadeForJVM", "analyzeFilesWithJavaIntegration", project, trees, trace, configuration, parts);
        Object bindings = kotlin.call(result, "getBindingContext");
        for (Object each : (Iterable<?>) kotlin.call(bindings, "getDiagnostics")) addError(each, files, errors);
        if (!errors.isEmpty()) throw new Rejected(errors);
        return new KotlinView(kotlin, files, bindings);
    }

    private void addError(Object diagnostic, List<KotlinFile> files, List<Diagnostic> errors) throws Throwable {
        if (!kotlin.call(diagnostic, "getSeverity").toString().equals("ERROR")) return;
        String code = (String) kotlin.call(kotlin.call(diagnostic, "getFactory"), "getName");
        String message = (String) kotlin.callStatic(KOTLIN + "diagnostics.rendering.DefaultErrorMessages", "render", diagnostic);
        Object range = ((List<?>) kotlin.call(diagnostic, "getTextRanges")).get(0);
        Object tree = kotlin.call(diagnostic, "getPsiFile");
        for (KotlinFile file : files) if (file.tree() == tree) errors.add(file.at((Integer) kotlin.call(range, "getStartOffset"), code, message));
    }
}
