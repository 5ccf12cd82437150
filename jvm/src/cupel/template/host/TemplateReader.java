package cupel.template.host;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import com.sun.tools.javac.tree.JCTree;
import cupel.adapter.JavacErrors;
import cupel.adapter.MemoryFiles;
import cupel.adapter.MemorySource;
import cupel.adapter.SourceText;
import cupel.outcome.Diagnostic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.util.Types;
import javax.tools.ToolProvider;

/** Reads a template: its errors, or its holes with types and scopes and what is needed to print programs of it. */
final class TemplateReader {
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-XDshould-stop.ifNoError=FLOW");

    private final MemoryFiles files;

    TemplateReader(MemoryFiles files) {
        this.files = files;
    }

    Map<String, Object> read(SourceText source) throws IOException {
        JavacErrors errors = new JavacErrors();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
            .getTask(null, files, errors, OPTIONS, null, List.of(new MemorySource(source)));
        CompilationUnitTree unit = task.parse().iterator().next();
        if (errors.found().isEmpty()) task.analyze();
        if (!errors.found().isEmpty()) return errors(errors.found());
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        Places places = new Places(tree -> (int) positions.getStartPosition(unit, tree), tree -> (int) positions.getEndPosition(unit, tree));
        try {
            return new Reading(source, unit, places).answer(task.getTypes());
        } catch (Mistake mistake) {
            int start = mistake.place == null ? 0 : places.start(mistake.place);
            return errors(List.of(source.at(start, "template", mistake.getMessage())));
        }
    }

    private static Map<String, Object> errors(List<Diagnostic> found) {
        return Map.of("errors", found.stream().map(Diagnostic::toJson).toList());
    }

    /** One template whose types are known. */
    private record Reading(SourceText source, CompilationUnitTree unit, Places places) {
        Map<String, Object> answer(Types types) {
            Outline outline = Outline.of(unit, types);
            Changes changes = new Changes();
            changes.scan(unit, null);
            HoleReader reader = new HoleReader(tree -> source.text().substring(places.start(tree), places.end(tree)));
            HoleFinder finder = new HoleFinder(new Scopes(changes.reassigned), reader);
            for (Tree declared : unit.getTypeDecls()) finder.scan(declared, null);
            if (finder.holes.isEmpty()) throw new Mistake(outline.type(), "there is no hole in this template");
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("className", outline.type().getSimpleName().toString());
            json.put("classEnd", places.end(outline.type()) - 1);
            json.put("entry", outline.entryJson(types));
            outline.makers().methods().stream().mapToInt(places::start).min().ifPresent(start -> json.put("makersAt", start));
            json.put("fields", outline.fields());
            json.put("dropped", outline.dropped().stream().map(places::range).toList());
            json.put("bodies", finder.bodies.stream().map(places::body).toList());
            json.put("holes", holes(finder.holes, changes));
            return json;
        }

        private List<Map<String, Object>> holes(List<HoleFinder.Found> found, Changes changes) {
            List<HoleFinder.Found> sorted = new ArrayList<>(found);
            sorted.sort(Comparator.comparingInt(hole -> places.start(hole.place())));
            Set<Object> captured = new HashSet<>(changes.captured);
            // What a hole in a lambda may use must not change anywhere.
            for (HoleFinder.Found hole : sorted) {
                for (Scopes.Declared variable : hole.scope()) if (variable.level() < hole.level()) captured.add(variable.symbol());
            }
            Map<Tree, Guards.Guarded> guards = Guards.of(unit);
            List<Map<String, Object>> all = new ArrayList<>();
            for (HoleFinder.Found hole : sorted) {
                Map<String, Object> json = new LinkedHashMap<>();
                json.put("id", all.size());
                json.putAll(places.range(hole.place()));
                json.put("node", hole.node());
                json.put("scope", hole.scope().stream().map(variable -> variable(variable, captured)).toList());
                if (hole.loopCondition()) json.put("loopCondition", true);
                Guards.Guarded guarded = guards.get(hole.place());
                if (guarded != null && guarded.whenTrue() != null) json.put("whenTrue", places.range(guarded.whenTrue()));
                if (guarded != null && guarded.whenFalse() != null) json.put("whenFalse", places.range(guarded.whenFalse()));
                all.add(json);
            }
            return all;
        }

        private static Map<String, Object> variable(Scopes.Declared variable, Set<Object> captured) {
            boolean fixed = variable.isFinal() || variable.counter() || !variable.isField() && captured.contains(variable.symbol());
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", variable.symbol().name.toString());
            json.put("type", TypeNames.of(variable.symbol().type));
            json.put("writable", !fixed);
            if (variable.length() != null) json.put("length", variable.length());
            return json;
        }
    }
}
