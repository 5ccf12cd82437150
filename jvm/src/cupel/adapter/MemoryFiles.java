package cupel.adapter;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.OutputStream;
import java.io.IOException;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The platform's classes, a class path, and class output that stays in memory. */
public final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

    public MemoryFiles(List<File> classPath) {
        super(ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null));
        try {
            fileManager.setLocation(StandardLocation.CLASS_PATH, classPath);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public void reset() {
        written = new LinkedHashMap<>();
    }

    public Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(JavaFileManager.Location where, String name, JavaFileObject.Kind kind, FileObject sibling) {
        String path = name.replace('.', '/') + kind.extension;
        return new SimpleJavaFileObject(URI.create("mem:///out"), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                written.put(path, bytes);
                return bytes;
            }
        };
    }
}
