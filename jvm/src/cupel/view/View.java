package cupel.view;

import cupel.adapter.SourceText;
import java.util.List;
import java.util.Map;

/** A program without errors with its types, which may be asked about it as long as it is kept. */
public interface View {
    /** The expressions of a file, by start, the longer ones first. */
    List<Expression> expressions(SourceText file) throws Throwable;

    /** What the program declares, in the order of the text. */
    List<Declaration> declarations() throws Throwable;

    /** What has a name at a place, innermost first. */
    List<Visible> scope(SourceText file, int offset) throws Throwable;

    /** The members of a type that can be used at a place, by name. */
    List<Visible> members(int type, SourceText file, int offset) throws Throwable;

    boolean isAssignable(int from, int to) throws Throwable;

    /** An expression; what is not known is null. */
    record Expression(int start, int end, String kind, TypeUse type, TypeUse expected, Use use, boolean constant, boolean repeatable) {}

    /** What becomes of the value of an expression. */
    enum Use { VALUE, TARGET, STATEMENT }

    /** A range of a file. */
    record Range(String path, int start, int end) {
        Map<String, Object> toJson() {
            return Map.of("path", path, "start", start, "end", end);
        }
    }

    /** A name that is written; `declares` where it is introduced. */
    record NamePlace(Range range, boolean declares) {
        Map<String, Object> toJson() {
            return Map.of("path", range.path, "start", range.start, "end", range.end, "declares", declares);
        }
    }

    /** Something with a name; without parts it cannot be removed on its own. */
    record Declaration(String name, String kind, List<Range> parts, List<NamePlace> places, boolean renamable) {
        Map<String, Object> toJson() {
            return Map.of("name", name, "kind", kind, "parts", parts.stream().map(Range::toJson).toList(),
                "places", places.stream().map(NamePlace::toJson).toList(), "renamable", renamable);
        }
    }
}
