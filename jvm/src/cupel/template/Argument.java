package cupel.template;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a static method of a template that makes the argument of the entry with this index, anew for each call. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Argument {
    int value();
}
