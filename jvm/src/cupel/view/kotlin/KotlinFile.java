package cupel.view.kotlin;

import cupel.adapter.Mirror;
import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import java.util.List;

/** A file as the compiler reads it: without the first of two characters that end a line, so that places differ. */
record KotlinFile(Mirror kotlin, SourceText source, Object tree, int[] offsets) {
    static KotlinFile parse(Mirror kotlin, Object factory, SourceText source) throws Throwable {
        String text = source.text();
        StringBuilder read = new StringBuilder();
        int[] offsets = new int[text.length() + 1];
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') continue;
            offsets[read.length()] = i;
            read.append(c == '\r' ? '\n' : c);
        }
        offsets[read.length()] = text.length();
        String name = source.path().substring(source.path().lastIndexOf('/') + 1);
        return new KotlinFile(kotlin, source, kotlin.call(factory, "createPhysicalFile", name, read.toString()), offsets);
    }

    int start(Object node) throws Throwable {
        return offsets[(Integer) kotlin.call(kotlin.call(node, "getTextRange"), "getStartOffset")];
    }

    int end(Object node) throws Throwable {
        return offsets[(Integer) kotlin.call(kotlin.call(node, "getTextRange"), "getEndOffset")];
    }

    Diagnostic at(int offset, String code, String message) {
        return source.at(offsets[Math.max(0, Math.min(offset, offsets.length - 1))], code, message);
    }

    /** What the parser could not read. */
    void addSyntaxErrors(List<Diagnostic> errors) throws Throwable {
        addSyntaxErrors(tree, errors);
    }

    private void addSyntaxErrors(Object node, List<Diagnostic> errors) throws Throwable {
        if (kotlin.type("com.intellij.psi.PsiErrorElement").isInstance(node)) {
            int offset = (Integer) kotlin.call(kotlin.call(node, "getTextRange"), "getStartOffset");
            errors.add(at(offset, "SYNTAX", (String) kotlin.call(node, "getErrorDescription")));
        }
        for (Object child = kotlin.call(node, "getFirstChild"); child != null; child = kotlin.call(child, "getNextSibling")) addSyntaxErrors(child, errors);
    }
}
