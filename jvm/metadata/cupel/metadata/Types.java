package cupel.metadata;

import java.util.LinkedHashMap;
import java.util.Map;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmClassifier;
import kotlin.metadata.KmType;
import kotlin.metadata.KmTypeProjection;
import kotlin.metadata.jvm.JvmExtensionsKt;

/** Types of Kotlin as data. */
final class Types {
    private Types() {}

    static Map<String, Object> of(KmType type) {
        if (type == null) return null;
        Map<String, Object> data = new LinkedHashMap<>();
        KmClassifier classifier = type.getClassifier();
        if (classifier instanceof KmClassifier.Class found) data.put("class", found.getName());
        else if (classifier instanceof KmClassifier.TypeParameter found) data.put("parameter", found.getId());
        else data.put("alias", true);
        data.put("args", Declarations.list(type.getArguments(), Types::of));
        data.put("nullable", Attributes.isNullable(type));
        data.put("suspend", Attributes.isSuspend(type));
        data.put("definite", Attributes.isDefinitelyNonNull(type));
        data.put("flexible", type.getFlexibleTypeUpperBound() != null);
        data.put("outer", type.getOuterType() != null && !type.getOuterType().getArguments().isEmpty());
        data.put("extension", isExtension(type));
        return data;
    }

    private static Map<String, Object> of(KmTypeProjection argument) {
        if (argument.getType() == null) return null;
        Map<String, Object> data = new LinkedHashMap<>(of(argument.getType()));
        data.put("variance", Declarations.word(argument.getVariance()));
        return data;
    }

    // The metadata of built-in declarations has no extensions of the JVM.
    private static boolean isExtension(KmType type) {
        try {
            return JvmExtensionsKt.getAnnotations(type).stream()
                    .anyMatch(each -> each.getClassName().equals("kotlin/ExtensionFunctionType"));
        } catch (IllegalStateException | java.util.NoSuchElementException | ClassCastException none) {
            return false;
        }
    }
}
