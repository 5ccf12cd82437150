// Interfaces with default and static methods, lambdas that capture, and method references.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class DefaultMethods {
    interface Step {
        int apply(int x);

        default Step then(Step next) {
            return x -> arithmetic(next.apply(apply(x)), intVal());
        }

        static Step adding(int by) {
            return x -> arithmetic(x, by);
        }
    }

    static int state;

    static int half(int x) {
        return arithmetic(x, intVal(), "/", "-");
    }

    @Entry
    static int m(int x) {
        int captured = arithmetic(x, intVal());
        Step step = y -> bitwise(y, alt(captured, intVal()));
        Step all = step.then(Step.adding(intVal())).then(DefaultMethods::half);
        int result = intVal();
        for (int i = 0; i < intVal(1, 8); i++) result = all.apply(arithmetic(result, i));
        state = arithmetic(state, result);
        return result;
    }
}
