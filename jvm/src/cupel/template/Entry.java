package cupel.template;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks the static method of a template that is called; cupel gives values to its parameters. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Entry {}
