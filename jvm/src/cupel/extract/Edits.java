package cupel.extract;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes of a source text by positions; a change that lies within another one is not made. */
final class Edits {
    private record Edit(int start, int end, String text) {}

    private static final Comparator<Edit> ORDER =
        Comparator.<Edit>comparingInt(edit -> edit.start).thenComparing(edit -> edit.start == edit.end ? 0 : 1).thenComparing(edit -> -edit.end);

    private final String source;
    private final List<Edit> edits = new ArrayList<>();

    Edits(String source) {
        this.source = source;
    }

    void replace(int start, int end, String text) {
        edits.add(new Edit(start, end, text));
    }

    void insert(int at, String text) {
        replace(at, at, text);
    }

    /** The text from start to end with all changes in it. */
    String apply(int start, int end) {
        List<Edit> inside = new ArrayList<>();
        for (Edit edit : edits) if (edit.start >= start && edit.end <= end) inside.add(edit);
        inside.sort(ORDER);
        StringBuilder out = new StringBuilder();
        int at = start;
        for (Edit edit : inside) {
            if (edit.start < at) continue;
            out.append(source, at, edit.start).append(edit.text);
            at = edit.end;
        }
        return out.append(source, at, end).toString();
    }
}
