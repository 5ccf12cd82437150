import { expect, test } from 'vitest';
import { sampleProgram } from '../../shared/java-groovy/sample-program.js';
import { modelSupport } from './print.js';

test('a program is printed as a person would write it in Groovy', () => {
  const files = modelSupport.print(sampleProgram('groovy', modelSupport.profile));
  expect(files).toEqual([{ path: 'Main.groovy', text: expected }]);
});

test('no two declarations have type parameters of the same name where compilers take them for one', () => {
  const program = sampleProgram('groovy', modelSupport.profile);
  const [file] = modelSupport.print({ ...program, precautions: ['uniqueTypeParameters'] });
  for (const declared of ['interface Shape<T>', 'interface Fold<A2, B2>', 'class Base<T2>', 'static <T3> T3 pick('])
    expect(file?.text).toContain(declared);
});

const expected = `import groovy.transform.CompileStatic
import java.util.function.Function

@CompileStatic
sealed interface Shape<T> permits Point, Line {
    int LIMIT = 1

    T area()

    default T twice() {
        return this.area()
    }
}

@CompileStatic
record Point<A, B extends Number>(A left, B right) implements Shape<A> {
    @Override
    A area() {
        return this.left()
    }
}

@CompileStatic
final class Line implements Shape<String> {
    @Override
    String area() {
        return 'a \\'b\\' "c"\\n\\\\$x'
    }
}

@CompileStatic
@FunctionalInterface
interface Fold<A, B> {
    B fold(A from)
}

@CompileStatic
abstract class Base<T> {
    protected T kept

    Base(T kept) {
        this.kept = kept
    }

    abstract Integer need()

    final int fixed() {
        return 1
    }

    private int hidden() {
        return 1
    }
}

@CompileStatic
class Outer extends Base<String> {
    public static final Long START = 1L
    private final String own

    Outer(String own) {
        super(own)
        this.own = own
    }

    @Override
    final Integer need() {
        return 1
    }

    final String inside() {
        final Within made = new Within('w')
        this.kept = 'k'
        return made.seen
    }

    static int count(int... all) {
        return 1
    }

    static final class Apart<U> {
        public final U value

        Apart(U value) {
            this.value = value
        }
    }

    final class Within {
        public final String seen

        Within(String seen) {
            this.seen = seen
        }

        String around() {
            return Outer.this.own
        }
    }
}

@CompileStatic
final class Main {
    static final boolean flag = false

    static <T> T pick(T first, T second) {
        return !Main.flag ? first : (T) null
    }

    static Integer length(String of) {
        return -7
    }

    static String choose(int number, Object any, Shape<String> shape) {
        final String cast = any instanceof Line ? any.area() : 'none'
        final String matched = shape instanceof Line
            ? shape.area()
            : ((Point<String, Integer>) (Shape<String>) shape).left() +
                ((Point<String, Integer>) (Shape<String>) shape).right()
        return switch (number) {
            case 1 -> 'one'
            case -2 -> Main.<String>pick(cast, matched)
            default -> 'other'
        }
    }

    static int functions() {
        int total = 1
        final Function<String, Integer> toLength = Main::length
        final Fold<String, Integer> folder = ((String from) -> {
            final String copy = from
            return toLength.apply(copy)
        })
        if (total < Shape.LIMIT) {
            total = ((Function<String, Integer>) ((String unread) -> 1)).apply('f')
        } else {
            final char[] unused5 = new char[] {(char) '\\''}
            new Outer.Apart<Double>(1.0d)
        }
        return (Outer.count(1, 2) - 1) * total
    }
}
`;
