package cupel.metadata;

import cupel.json.JsonReader;
import cupel.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kotlin.Metadata;
import kotlin.metadata.KmClass;
import kotlin.metadata.internal.common.KmModuleFragment;
import kotlin.metadata.internal.common.KotlinCommonMetadata;
import kotlin.metadata.jvm.JvmMetadataUtil;
import kotlin.metadata.jvm.KotlinClassMetadata;

/** Decodes what Kotlin compilers write into class files of their declarations: from one file of JSON into another. */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws Exception {
        List<Object> answers = new ArrayList<>();
        for (Object each : (List<?>) JsonReader.read(Files.readString(Path.of(args[0])))) {
            Map<?, ?> request = (Map<?, ?>) each;
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("name", request.get("name"));
            answer.put("packageName", request.get("pn"));
            try {
                decode(request, answer);
            } catch (RuntimeException | LinkageError | StackOverflowError failure) {
                answer.put("fault", String.valueOf(failure.getMessage()));
            }
            answers.add(answer);
        }
        Files.write(Path.of(args[1]), JsonWriter.write(answers).getBytes(StandardCharsets.UTF_8));
    }

    private static void decode(Map<?, ?> request, Map<String, Object> answer) {
        if (request.get("builtIns") instanceof String data) {
            KmModuleFragment fragment = KotlinCommonMetadata.read(Base64.getDecoder().decode(data)).getKmModuleFragment();
            List<Object> classes = new ArrayList<>();
            for (KmClass each : fragment.getClasses()) classes.add(Declarations.of(each));
            answer.put("classes", classes);
            if (fragment.getPkg() != null) answer.put("package", Declarations.of(fragment.getPkg()));
            return;
        }
        KotlinClassMetadata metadata = KotlinClassMetadata.readLenient(metadataOf(request));
        if (metadata instanceof KotlinClassMetadata.Class found) {
            answer.put("classes", List.of(Declarations.of(found.getKmClass())));
        } else if (metadata instanceof KotlinClassMetadata.FileFacade found) {
            answer.put("package", Declarations.of(found.getKmPackage()));
        } else if (metadata instanceof KotlinClassMetadata.MultiFileClassPart found) {
            answer.put("package", Declarations.of(found.getKmPackage()));
        }
    }

    private static Metadata metadataOf(Map<?, ?> request) {
        return JvmMetadataUtil.Metadata(
                number(request.get("k")),
                numbers(request.get("mv")),
                texts(request.get("d1")),
                texts(request.get("d2")),
                (String) request.get("xs"),
                (String) request.get("pn"),
                number(request.get("xi")));
    }

    private static Integer number(Object value) {
        return value == null ? null : Integer.valueOf(((Number) value).intValue());
    }

    private static int[] numbers(Object value) {
        return value == null ? null : ((List<?>) value).stream().mapToInt(each -> ((Number) each).intValue()).toArray();
    }

    private static String[] texts(Object value) {
        return value == null ? null : ((List<?>) value).toArray(String[]::new);
    }
}
