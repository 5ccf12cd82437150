package cupel.extract;

/** Lays out Java text anew: no comments, no empty lines, indented by its brackets. */
final class Layout {
    private final String source;
    private final StringBuilder out = new StringBuilder();
    private int at;

    private Layout(String source) {
        this.source = source;
    }

    static String of(String source) {
        Layout layout = new Layout(source);
        layout.stripComments();
        return indented(layout.out.toString());
    }

    private void stripComments() {
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '"' || c == '\'') quoted(c);
            else if (source.startsWith("//", at)) at = until("\n", at);
            else if (source.startsWith("/*", at)) at = until("*/", at + 2) + 2;
            else {
                out.append(c);
                at++;
            }
        }
    }

    private int until(String end, int from) {
        int found = source.indexOf(end, from);
        return found < 0 ? source.length() : found;
    }

    private void quoted(char quote) {
        int start = at++;
        while (source.charAt(at) != quote) at += source.charAt(at) == '\\' ? 2 : 1;
        out.append(source, start, ++at);
    }

    private static String indented(String text) {
        StringBuilder lines = new StringBuilder();
        int depth = 0;
        for (String raw : text.split("\n")) {
            String line = raw.strip();
            if (line.isEmpty()) continue;
            int change = change(line);
            boolean closes = line.startsWith("}") || line.startsWith(")");
            lines.append("    ".repeat(Math.max(0, closes ? depth - 1 : depth))).append(line).append('\n');
            depth += change;
        }
        return lines.toString();
    }

    // How many brackets a line opens and does not close; brackets in quotes do not count.
    private static int change(String line) {
        int change = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' || c == '\'') {
                i++;
                while (i < line.length() && line.charAt(i) != c) i += line.charAt(i) == '\\' ? 2 : 1;
            } else if (c == '{' || c == '(') change++;
            else if (c == '}' || c == ')') change--;
        }
        return change;
    }
}
