package cupel.metadata;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmClass;
import kotlin.metadata.KmConstructor;
import kotlin.metadata.KmFunction;
import kotlin.metadata.KmPackage;
import kotlin.metadata.KmProperty;
import kotlin.metadata.KmTypeParameter;
import kotlin.metadata.KmValueParameter;
import kotlin.metadata.jvm.JvmExtensionsKt;

/** Declarations of Kotlin as data. */
final class Declarations {
    private Declarations() {}

    static Map<String, Object> of(KmClass each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", each.getName());
        data.put("kind", word(Attributes.getKind(each)));
        data.put("visibility", word(Attributes.getVisibility(each)));
        data.put("modality", word(Attributes.getModality(each)));
        data.put("inner", Attributes.isInner(each));
        data.put("fun", Attributes.isFunInterface(each));
        data.put("typeParameters", list(each.getTypeParameters(), Declarations::of));
        data.put("supertypes", list(each.getSupertypes(), Types::of));
        data.put("entries", each.getEnumEntries());
        data.put("constructors", list(each.getConstructors(), Declarations::of));
        data.put("functions", list(each.getFunctions(), Declarations::of));
        data.put("properties", list(each.getProperties(), Declarations::of));
        return data;
    }

    static Map<String, Object> of(KmPackage each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("functions", list(each.getFunctions(), Declarations::of));
        data.put("properties", list(each.getProperties(), Declarations::of));
        return data;
    }

    private static Map<String, Object> of(KmFunction each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", each.getName());
        data.put("visibility", word(Attributes.getVisibility(each)));
        data.put("modality", word(Attributes.getModality(each)));
        data.put("kind", word(Attributes.getKind(each)));
        data.put("suspend", Attributes.isSuspend(each));
        data.put("inline", Attributes.isInline(each));
        data.put("operator", Attributes.isOperator(each));
        data.put("infix", Attributes.isInfix(each));
        data.put("context", !each.getContextParameters().isEmpty());
        data.put("typeParameters", list(each.getTypeParameters(), Declarations::of));
        data.put("receiver", Types.of(each.getReceiverParameterType()));
        data.put("parameters", list(each.getValueParameters(), Declarations::of));
        data.put("result", Types.of(each.getReturnType()));
        data.put("signature", text(JvmExtensionsKt.getSignature(each)));
        return data;
    }

    private static Map<String, Object> of(KmProperty each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", each.getName());
        data.put("visibility", word(Attributes.getVisibility(each)));
        data.put("kind", word(Attributes.getKind(each)));
        boolean isWritten = Attributes.isVar(each) && each.getSetter() != null;
        data.put("mutable", isWritten && word(Attributes.getVisibility(each.getSetter())).equals("public"));
        data.put("context", !each.getContextParameters().isEmpty());
        data.put("typeParameters", list(each.getTypeParameters(), Declarations::of));
        data.put("receiver", Types.of(each.getReceiverParameterType()));
        data.put("result", Types.of(each.getReturnType()));
        data.put("signature", text(JvmExtensionsKt.getGetterSignature(each)));
        data.put("annotated", text(JvmExtensionsKt.getSyntheticMethodForAnnotations(each)));
        return data;
    }

    private static Map<String, Object> of(KmConstructor each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("visibility", word(Attributes.getVisibility(each)));
        data.put("parameters", list(each.getValueParameters(), Declarations::of));
        data.put("signature", text(JvmExtensionsKt.getSignature(each)));
        return data;
    }

    private static Map<String, Object> of(KmTypeParameter each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", each.getName());
        data.put("id", each.getId());
        data.put("variance", word(each.getVariance()));
        data.put("reified", Attributes.isReified(each));
        data.put("bounds", list(each.getUpperBounds(), Types::of));
        return data;
    }

    private static Map<String, Object> of(KmValueParameter each) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", each.getName());
        data.put("type", Types.of(each.getType()));
        data.put("element", Types.of(each.getVarargElementType()));
        data.put("optional", Attributes.getDeclaresDefaultValue(each));
        return data;
    }

    static <T> List<Object> list(List<T> items, Function<T, ?> data) {
        return items.stream().map(data).collect(Collectors.toList());
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static String text(Object signature) {
        return signature == null ? null : signature.toString();
    }
}
