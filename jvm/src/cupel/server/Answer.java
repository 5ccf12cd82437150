package cupel.server;

import cupel.outcome.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is sent back for a request; after a halting answer the process is gone. */
record Answer(Object id, List<Outcome> outcomes, long millis, boolean recycle, boolean halting) {
    Map<String, Object> toJson(boolean recycleNow) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("outcomes", outcomes.stream().map(Outcome::toJson).toList());
        json.put("millis", millis);
        json.put("memory", Memory.read());
        json.put("recycle", recycleNow || halting);
        json.put("halting", halting);
        return json;
    }
}
