package cupel.template.host;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Where trees stand in the source text, in UTF-16 units. */
record Places(ToIntFunction<Tree> starts, ToIntFunction<Tree> ends) {
    int start(Tree tree) {
        return starts.applyAsInt(tree);
    }

    int end(Tree tree) {
        return ends.applyAsInt(tree);
    }

    Map<String, Object> range(Tree tree) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("start", start(tree));
        json.put("end", end(tree));
        return json;
    }

    /** The range of a body, and whether it has braces of its own. */
    Map<String, Object> body(Tree tree) {
        Map<String, Object> json = range(tree);
        json.put("braces", tree instanceof BlockTree);
        return json;
    }
}
