package cupel.extract;

import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import cupel.json.JsonReader;
import cupel.json.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes templates of the static methods of existing sources: a request as JSON on standard input, an answer on standard output. */
public final class Main {
    private static final int LONGEST = 60_000;

    private final SourceTree sources;
    private final Map<String, Integer> used = new HashMap<>();
    private final Map<String, Integer> reasons = new TreeMap<>();
    private final Map<String, String> templates = new LinkedHashMap<>();

    private Main(SourceTree sources) {
        this.sources = sources;
    }

    public static void main(String[] args) throws IOException {
        Map<?, ?> request = (Map<?, ?>) JsonReader.read(new String(System.in.readAllBytes(), StandardCharsets.UTF_8));
        Path out = Paths.get((String) request.get("out"));
        Main main = new Main(new Compiler((List<?>) request.get("classPath")).analyze((String) request.get("sources")));
        int methods = main.extract();
        Map<String, String> broken = new Compiler(List.of()).errors(main.templates);
        broken.values().forEach(main::leaveOut);
        Files.createDirectories(out);
        for (Map.Entry<String, String> template : main.templates.entrySet()) {
            if (broken.containsKey(template.getKey())) continue;
            Files.writeString(out.resolve(template.getKey() + ".java"), template.getValue());
        }
        int written = main.templates.size() - broken.size();
        System.out.println(JsonWriter.write(Map.of("methods", methods, "templates", written, "reasons", main.reasons)));
    }

    private int extract() {
        int methods = 0;
        for (JCMethodDecl method : sources.methods) {
            if (!method.sym.isStatic() || method.body == null) continue;
            methods++;
            try {
                make(method);
            } catch (Reason reason) {
                leaveOut(reason.getMessage());
            }
        }
        return methods;
    }

    private void make(JCMethodDecl method) {
        Entries entries = new Entries(sources, method.sym);
        Slice slice = Slicer.slice(sources, method, entries.needed());
        String name = nameOf(method);
        TemplatePrinter printer = new TemplatePrinter(sources, slice, entries, name);
        String text = printer.print();
        if (printer.holes() == 0) throw new Reason("has no hole");
        if (text.length() > LONGEST) throw new Reason("depends on too much other code");
        used.merge(name, 1, Integer::sum);
        templates.put(name, text);
    }

    private String nameOf(JCMethodDecl method) {
        String simple = method.name.toString();
        String wanted = method.sym.owner.getSimpleName() + simple.substring(0, 1).toUpperCase() + simple.substring(1);
        String name = wanted;
        for (int i = 2; used.containsKey(name); i++) name = wanted + i;
        return name;
    }

    private void leaveOut(String reason) {
        reasons.merge(reason, 1, Integer::sum);
    }
}
