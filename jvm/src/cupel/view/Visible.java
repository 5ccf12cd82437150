package cupel.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A name that can be used at a place, or a member of a type; `type` is null where only signatures have types, `assigned` where it is not known. */
public record Visible(String name, String kind, TypeUse type, boolean writable, Boolean assigned, boolean isStatic, List<Signature> signatures) {
    /** One way to call something. */
    public record Signature(boolean constructs, List<String> typeParameters, List<Parameter> parameters, TypeUse result) {
        Map<String, Object> toJson() {
            return Map.of("constructs", constructs, "typeParameters", typeParameters,
                "parameters", parameters.stream().map(Parameter::toJson).toList(), "result", result.toJson());
        }
    }

    /** A parameter; the type of a rest is that of all its values together. */
    public record Parameter(String name, TypeUse type, boolean optional, boolean rest) {
        Map<String, Object> toJson() {
            return Map.of("name", name, "type", type.toJson(), "optional", optional, "rest", rest);
        }
    }

    Map<String, Object> toJson() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("kind", kind);
        if (type != null) json.put("type", type.toJson());
        json.put("writable", writable);
        if (assigned != null) json.put("assigned", assigned);
        json.put("static", isStatic);
        json.put("signatures", signatures.stream().map(Signature::toJson).toList());
        return json;
    }
}
