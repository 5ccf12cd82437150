import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.function.Function;

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(Marks.class)
@interface Mark {
    String value() default "none";

    int[] levels() default {};

    Class<? extends Number> type() default Integer.class;

    Part part() default @Part(name = "x");
}

@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@interface Marks {
    Mark[] value();

    int COUNT = 2 + 3;
}

@interface Part {
    String name();

    ElementType[] kinds() default ElementType.FIELD;
}

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
@interface Checked {
    int depth() default 0;
}

@Mark("a")
@Mark(value = "b" + Marks.COUNT, levels = {1, 1 << 3}, type = Long.class)
class Annotated<@Checked T extends @Checked(depth = 1) Object> {
    private @Checked(depth = 2) String @Checked [] @Checked(depth = 3) [] grid = new @Checked String @Checked [2][];

    @Mark(levels = 5, part = @Part(name = "y", kinds = {ElementType.METHOD, ElementType.PACKAGE}))
    <@Checked R> @Checked List<@Checked ? extends @Checked R> all(@Checked Annotated<T> this, Function<? super T, R> f) {
        return List.of();
    }

    @Deprecated(since = "1", forRemoval = false)
    int size() { return grid.length; }
}

class Main {
    @SuppressWarnings({"deprecation", "unchecked"})
    public static void main(String[] args) throws Exception {
        Mark[] marks = Annotated.class.getAnnotationsByType(Mark.class);
        for (Mark mark : marks) System.out.println(mark.value() + mark.levels().length + mark.type().getSimpleName());
        Mark mark = Annotated.class.getDeclaredMethod("all", Function.class).getAnnotation(Mark.class);
        System.out.println(mark.part().name() + mark.part().kinds()[1] + new Annotated<String>().size());
    }
}
