package cupel.adapter;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the package clause at the head of Kotlin and Scala files. */
public final class PackageHeader {
    private static final Pattern HEADER = Pattern.compile(
        "(?:\\s+|//[^\\n]*\\n|/\\*(?s:.*?)\\*/|@file:\\w+(?:\\([^)\\n]*\\))?)*+package\\s+([A-Za-z_]\\w*)[\\w.]*[ \\t]*[;\\r\\n]");
    private static final Pattern WORD = Pattern.compile("\\bpackage\\b");
    /** Roots under which a program could see, or be seen by, something else. */
    private static final Set<String> SHARED = Set.of("java", "javax", "kotlin", "scala", "dotty", "sun", "com", "org", "jdk");

    private PackageHeader() {}

    /** The first part of the one package that holds the whole program; null when there is no such package. */
    public static String root(Program program) {
        String root = null;
        for (SourceText file : program.files()) {
            Matcher header = HEADER.matcher(file.text());
            // A second clause may open another package, wherever it stands.
            if (!header.lookingAt() || WORD.matcher(file.text()).results().count() > 1) return null;
            if (root != null && !root.equals(header.group(1))) return null;
            root = header.group(1);
        }
        return SHARED.contains(root) ? null : root;
    }
}
