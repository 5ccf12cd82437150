package cupel.run;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** System.out or System.err of the server: goes to the log, or into a capture while a program runs. */
public final class RoutedOutput extends OutputStream {
    private static final int CAPTURE_BYTES = 1 << 20;
    /** Threads that write to the log also while a program runs: those of compilers. */
    public static final ThreadGroup LOGGED = new ThreadGroup("compilations");

    private static final RoutedOutput OUT = new RoutedOutput();
    private static final RoutedOutput ERR = new RoutedOutput();

    private final OutputStream log = new FileOutputStream(FileDescriptor.err);
    private volatile ByteArrayOutputStream capture;

    private RoutedOutput() {}

    /** Installed once for good, because a run-time library may keep the stream that it saw first. */
    public static void install() {
        System.setOut(new PrintStream(OUT, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(ERR, true, StandardCharsets.UTF_8));
    }

    static void startCapture() {
        OUT.capture = new ByteArrayOutputStream();
        ERR.capture = new ByteArrayOutputStream();
    }

    /** What was written to System.out and System.err since the capture started. */
    static String[] endCapture() {
        System.out.flush();
        System.err.flush();
        return new String[] {OUT.take(), ERR.take()};
    }

    private synchronized String take() {
        String text = capture.toString(StandardCharsets.UTF_8);
        capture = null;
        return text;
    }

    @Override
    public synchronized void write(byte[] bytes, int start, int length) throws IOException {
        if (capture == null || LOGGED.parentOf(Thread.currentThread().getThreadGroup())) log.write(bytes, start, length);
        else capture.write(bytes, start, Math.min(length, CAPTURE_BYTES - Math.min(CAPTURE_BYTES, capture.size())));
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }
}
