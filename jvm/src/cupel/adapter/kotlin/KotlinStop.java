package cupel.adapter.kotlin;

import cupel.adapter.Mirror;
import java.lang.StackWalker.StackFrame;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;

/**
 * Ends a check between front end and back end by the compiler's own cancellation, which a build tool would ask for:
 * Kotlin has no option to stop there, but its driver asks for cancellation and for errors at known places.
 */
final class KotlinStop implements InvocationHandler {
    private static final String DRIVER = "org.jetbrains.kotlin.cli.";
    /** Methods that ask only once the front end is done: K1, K2 before 2.1.20, K2 with the phased pipeline. */
    private static final Set<String> BACK_END = Set.of(
        "jvm.compiler.KotlinToJVMBytecodeCompiler.generate",
        "jvm.compiler.KotlinToJVMBytecodeCompiler.runLowerings",
        "jvm.compiler.KotlinToJVMBytecodeCompiler.runCodegen",
        "jvm.compiler.pipeline.JvmCompilerPipelineKt.generateCodeFromIr",
        "jvm.compiler.FirKotlinToJvmBytecodeCompiler.generateCodeFromIr",
        "pipeline.jvm.JvmBackendPipelinePhase.executePhase");
    private static final String FRONT_END = "pipeline.jvm.JvmFrontendPipelinePhase.";
    private static final String PHASE_END = "pipeline.CheckCompilationErrors$CheckDiagnosticCollector.invoke";
    private static final int FRAMES = 10;
    /** The driver asks the one that was given to it last, whichever of the compilations under way asks: each has its own. */
    private static final ThreadLocal<KotlinStop> OWN = new ThreadLocal<>();

    private final Mirror kotlin;
    private boolean frontEndStarted;
    private boolean fired;

    /** For a compilation on this thread. */
    KotlinStop(Mirror kotlin) {
        this.kotlin = kotlin;
        OWN.set(this);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        switch (method.getName()) {
            case "checkCanceled":
                KotlinStop own = OWN.get();
                if (own != null && driverFrames().stream().anyMatch(BACK_END::contains)) throw own.canceled();
                return null;
            case "hashCode": return System.identityHashCode(proxy);
            case "equals": return proxy == arguments[0];
            default: return "KotlinStop";
        }
    }

    /** To be called when the driver asks whether there are errors, and there are none. */
    void onNoErrors() throws Throwable {
        List<String> frames = driverFrames();
        if (frames.stream().anyMatch(frame -> frame.startsWith(FRONT_END))) frontEndStarted = true;
        else if (frontEndStarted && frames.contains(PHASE_END)) throw canceled();
    }

    /** Whether the check ended here, so that whatever the driver made of the cancellation is of no interest. */
    boolean fired() {
        return fired;
    }

    private Throwable canceled() throws Throwable {
        fired = true;
        return (Throwable) kotlin.create("org.jetbrains.kotlin.progress.CompilationCanceledException");
    }

    private static List<String> driverFrames() {
        return StackWalker.getInstance().walk(frames -> frames.limit(FRAMES)
            .filter(frame -> frame.getClassName().startsWith(DRIVER))
            .map(KotlinStop::name)
            .toList());
    }

    private static String name(StackFrame frame) {
        String method = frame.getMethodName();
        int suffix = method.indexOf('$');
        return frame.getClassName().substring(DRIVER.length()) + "." + (suffix < 0 ? method : method.substring(0, suffix));
    }
}
