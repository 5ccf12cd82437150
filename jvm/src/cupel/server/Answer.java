package cupel.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What ends a request, after its programs were reported one by one; after a halting answer the process is gone. */
record Answer(Object id, List<Integer> suspects, long millis, boolean recycle, boolean halting) {
    Map<String, Object> toJson(boolean recycleNow) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("suspects", suspects);
        json.put("millis", millis);
        json.put("memory", Memory.read());
        json.put("recycle", recycleNow || halting);
        json.put("halting", halting);
        return json;
    }
}
