package cupel.adapter;

import cupel.outcome.Diagnostic;

/** One source file of a program; turns compiler offsets into lines and columns that count from 1, in UTF-16 units. */
public record SourceText(String path, String text) {
    public Diagnostic at(int offset, String code, String message) {
        int end = Math.max(0, Math.min(offset, text.length()));
        int line = 1;
        int start = 0;
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if ((c == '\n' || c == '\r') && !pair) {
                line++;
                start = i + 1;
            }
        }
        return new Diagnostic(path, line, end - start + 1, code, message);
    }
}
