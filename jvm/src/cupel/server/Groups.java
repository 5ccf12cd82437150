package cupel.server;

import cupel.adapter.PackageHeader;
import cupel.adapter.Program;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds programs that cannot see each other, so that one compilation may hold them all. */
final class Groups {
    private Groups() {}

    /** Indices of programs, each list for one compilation of at most `limit` programs. */
    static List<List<Integer>> of(List<Program> programs, int limit) {
        List<List<Integer>> groups = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < programs.size(); i++) {
            String root = limit == 1 ? null : PackageHeader.root(programs.get(i));
            if (root == null) {
                groups.add(List.of(i));
                continue;
            }
            if (open.size() >= limit || !taken.add(root)) {
                groups.add(open);
                open = new ArrayList<>();
                taken = new HashSet<>(Set.of(root));
            }
            open.add(i);
        }
        if (!open.isEmpty()) groups.add(open);
        return groups;
    }
}
