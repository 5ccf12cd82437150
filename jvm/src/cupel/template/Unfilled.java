package cupel.template;

/** What is thrown by a template that is executed as it is. */
final class Unfilled {
    private Unfilled() {}

    static IllegalStateException hole() {
        return new IllegalStateException("this is a template: cupel fills its holes (cupel hunt --language java --technique template --template FILE)");
    }
}
