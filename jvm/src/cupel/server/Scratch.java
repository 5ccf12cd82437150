package cupel.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** The folder for files that a compiler insists on; it is gone when the server ends. */
public final class Scratch {
    private static final int ATTEMPTS = 5;

    private final Path path;

    private Scratch(Path path) {
        this.path = path;
    }

    static Scratch open(Path parent) throws IOException {
        return new Scratch(Files.createTempDirectory(parent, "cupel-jvm-"));
    }

    Path path() {
        return path;
    }

    /** Deletes as much as it can: a compiler that missed its deadline may still be writing. */
    void deleteQuietly() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                delete(path);
                return;
            } catch (IOException | UncheckedIOException busy) {
                System.err.println("scratch folder is busy: " + busy.getMessage());
            }
        }
    }

    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> entries = Files.walk(folder)) {
            entries.sorted(Comparator.reverseOrder()).forEach(Scratch::remove);
        }
    }

    private static void remove(Path entry) {
        try {
            Files.delete(entry);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
