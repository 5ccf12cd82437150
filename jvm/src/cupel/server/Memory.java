package cupel.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the process uses of the machine's memory. */
final class Memory {
    /** A heap that is smaller than this is left to grow. */
    private static final long ROOMY_BYTES = 384L << 20;
    private static final int REQUESTS_BETWEEN = 8;

    private static int untidied;

    private Memory() {}

    static Map<String, Object> read() {
        Runtime runtime = Runtime.getRuntime();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rssBytes", residentBytes());
        json.put("heapUsedBytes", runtime.totalMemory() - runtime.freeMemory());
        json.put("heapMaxBytes", runtime.maxMemory());
        ProcessHandle.current().info().totalCpuDuration().ifPresent(cpu -> json.put("cpuMillis", cpu.toMillis()));
        return json;
    }

    /** The resident set, or 0 where the system does not tell. */
    static long residentBytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
            }
        } catch (IOException absent) {
            return 0;
        }
        return 0;
    }

    /** Whether live data fills most of the heap. */
    static boolean isTight() {
        Runtime runtime = Runtime.getRuntime();
        if (used(runtime) < runtime.maxMemory() / 10 * 8) return false;
        System.gc();
        return used(runtime) > runtime.maxMemory() / 10 * 6;
    }

    /** Lets a heap that has grown with garbage shrink; the collector by itself takes all that it may have. */
    static void tidy() {
        if (++untidied < REQUESTS_BETWEEN || Runtime.getRuntime().totalMemory() <= ROOMY_BYTES) return;
        untidied = 0;
        System.gc();
    }

    private static long used(Runtime runtime) {
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
