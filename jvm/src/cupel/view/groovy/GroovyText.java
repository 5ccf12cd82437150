package cupel.view.groovy;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import java.util.ArrayList;
import java.util.List;

/** Turns lines and columns, which count code points from 1, into places of a text; -1 where a node has none. */
final class GroovyText {
    private final Mirror groovy;
    final SourceText source;
    private final List<Integer> lines = new ArrayList<>(List.of(0));

    GroovyText(Mirror groovy, SourceText source) {
        this.groovy = groovy;
        this.source = source;
        String text = source.text();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && (i + 1 >= text.length() || text.charAt(i + 1) != '\n')) lines.add(i + 1);
        }
    }

    int start(Object node) throws Throwable {
        return offset((Integer) groovy.call(node, "getLineNumber"), (Integer) groovy.call(node, "getColumnNumber"));
    }

    /** Without the white space that some nodes have behind them. */
    int end(Object node) throws Throwable {
        int end = offset((Integer) groovy.call(node, "getLastLineNumber"), (Integer) groovy.call(node, "getLastColumnNumber"));
        int start = start(node);
        while (end > start && start >= 0 && Character.isWhitespace(source.text().charAt(end - 1))) end--;
        return end;
    }

    String text(Object node) throws Throwable {
        int start = start(node);
        int end = end(node);
        return start < 0 || end <= start ? "" : source.text().substring(start, end);
    }

    private int offset(int line, int column) {
        if (line < 1 || column < 1 || line > lines.size()) return -1;
        int start = lines.get(line - 1);
        int end = line < lines.size() ? lines.get(line) : source.text().length();
        int count = source.text().codePointCount(start, end);
        return column - 1 > count ? -1 : source.text().offsetByCodePoints(start, column - 1);
    }
}
