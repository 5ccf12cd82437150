package cupel.adapter;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Words of the compiler's command line, and the jars that the programs are compiled with. */
public record Options(List<String> words, List<String> classPath) {
    /** A class path of what the language always needs and of these jars. */
    public String classPathWith(String always) {
        List<String> entries = new ArrayList<>(List.of(always));
        entries.addAll(classPath);
        return String.join(File.pathSeparator, entries);
    }
}
