package cupel.adapter;

import cupel.server.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A folder on disk for a compiler that reads and writes files: sources under their program's number, classes beside. */
public final class FileTree implements AutoCloseable {
    private final Path folder;
    private final int programs;
    private final Map<String, Owner> owners = new LinkedHashMap<>();

    /** The program, by its place in the batch, and the file that a path on disk stands for. */
    public record Owner(int program, SourceText file) {}

    private FileTree(Path folder, int programs) {
        this.folder = folder;
        this.programs = programs;
    }

    public static FileTree write(Path scratch, List<Program> programs) throws IOException {
        FileTree tree = new FileTree(Files.createTempDirectory(scratch, "batch-").toRealPath(), programs.size());
        for (int i = 0; i < programs.size(); i++) {
            for (SourceText file : programs.get(i).files()) tree.add(i, file);
        }
        Files.createDirectories(tree.output());
        return tree;
    }

    private void add(int program, SourceText file) throws IOException {
        Path root = folder.resolve("p" + program);
        Path path = root.resolve(file.path()).normalize();
        if (!path.startsWith(root)) throw new ToolFailure("a path leaves its program: " + file.path(), null);
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.text());
        owners.put(path.toString(), new Owner(program, file));
    }

    public List<String> sources() {
        return List.copyOf(owners.keySet());
    }

    public Owner owner(String path) {
        return path == null ? null : owners.get(path);
    }

    /** Text without the place of this folder, which differs from run to run. */
    public String strip(String text) {
        return text.replaceAll(Pattern.quote(folder.toString()) + "/p\\d+/", "");
    }

    public Path output() {
        return folder.resolve("out");
    }

    /** The class files that were written for this program, by resource path. */
    public Map<String, byte[]> classes(Program program) throws IOException {
        String root = programs == 1 ? "" : PackageHeader.root(program);
        Map<String, byte[]> classes = new LinkedHashMap<>();
        if (!Files.exists(output().resolve(root))) return classes;
        try (Stream<Path> files = Files.walk(output().resolve(root))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                classes.put(output().relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return classes;
    }

    @Override
    public void close() throws IOException {
        Scratch.delete(folder);
    }
}
