package cupel.adapter;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source file of a program as javax.tools sees it. */
public final class MemorySource extends SimpleJavaFileObject {
    public final SourceText source;

    public MemorySource(SourceText source) {
        super(URI.create("mem:///" + source.path().replace(" ", "%20")), Kind.SOURCE);
        this.source = source;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source.text();
    }
}
