package cupel.adapter;

import java.util.HashMap;
import java.util.Map;

/**
 * Ends a check where Groovy begins to write a class, which is in the middle of the phase that verifies it: the writer's
 * first question is for the optimization options, and a class that it gives up on is passed over.
 */
final class GroovyStop extends HashMap<String, Boolean> {
    private static final String WRITER = "org.codehaus.groovy.classgen.asm.WriterController";

    private final transient RuntimeException giveUp;

    GroovyStop(Map<String, Boolean> options, RuntimeException giveUp) {
        super(options);
        this.giveUp = giveUp;
    }

    @Override
    public boolean isEmpty() {
        boolean asked = StackWalker.getInstance().walk(frames -> frames.skip(1).findFirst()
            .filter(frame -> frame.getClassName().equals(WRITER)).isPresent());
        if (asked) throw giveUp;
        return super.isEmpty();
    }
}
