package cupel.run;

import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/** Holds a language's run-time library for the programs that run in the server. */
public final class RuntimeLoader extends URLClassLoader {
    public RuntimeLoader(List<Path> jars) throws MalformedURLException {
        super(urls(jars), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] urls(List<Path> jars) throws MalformedURLException {
        URL[] urls = new URL[jars.size()];
        for (int i = 0; i < urls.length; i++) urls[i] = jars.get(i).toUri().toURL();
        return urls;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.equals(ExitCall.class.getName())) return ExitCall.class;
        URL source = findResource(name.replace('.', '/') + ".class");
        if (source == null) throw new ClassNotFoundException(name);
        try (InputStream in = source.openStream()) {
            byte[] file = ExitRewriter.rewrite(in.readAllBytes());
            return defineClass(name, file, 0, file.length);
        } catch (IOException failure) {
            throw new ClassNotFoundException(name, failure);
        }
    }
}
