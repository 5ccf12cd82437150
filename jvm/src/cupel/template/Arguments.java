package cupel.template;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a static method of a template that makes all arguments of the entry, as Object[], anew for each call. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Arguments {}
