package cupel.server;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The command line of a server. */
record Settings(String family, String classpath, long stackBytes, int threads, int groupLimit, long rssLimit, int requestLimit, Path scratch) {
    static Settings parse(String[] arguments) {
        Map<String, String> values = new HashMap<>();
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            if (!argument.startsWith("--") || equals < 0) throw new IllegalArgumentException("unknown argument " + argument);
            values.put(argument.substring(2, equals), argument.substring(equals + 1));
        }
        if (!values.containsKey("family")) throw new IllegalArgumentException("--family is missing");
        return new Settings(
            values.get("family"),
            values.getOrDefault("classpath", ""),
            Long.parseLong(values.getOrDefault("stack-kb", "8192")) * 1024,
            Integer.parseInt(values.getOrDefault("threads", "1")),
            Integer.parseInt(values.getOrDefault("group", "50")),
            Long.parseLong(values.getOrDefault("rss-mb", "2000")) << 20,
            Integer.parseInt(values.getOrDefault("requests", "2000")),
            Path.of(values.getOrDefault("scratch", System.getProperty("java.io.tmpdir"))));
    }
}
