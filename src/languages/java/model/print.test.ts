import { expect, test } from 'vitest';
import { type Figure, figure } from '../../../model/inference/sample-figures.js';
import {
  declaration,
  fieldIn,
  fieldOf,
  gives,
  method,
  parameter,
  typeParameter,
  variable,
} from '../../../model/program/building.js';
import { sampleProgram } from '../../shared/java-groovy/sample-program.js';
import { modelSupport } from './print.js';

test('a program is printed as a person would write it in Java', () => {
  const files = modelSupport.print(sampleProgram('java', modelSupport.profile));
  expect(files).toEqual([{ path: 'Main.java', text: expected }]);
});

// `<K extends Box<? extends String>> String run(K box, Character mark) { return box.item + mark; }`
function appending(isProjected: boolean): Figure {
  return figure(modelSupport.profile, (table) => {
    const [string, mark, k] = [table.classType('String'), table.classType('Character'), table.parameter('K')];
    const item = fieldOf('item', table.parameter('T'));
    const bound = table.classType('Box', [isProjected ? table.projection('out', string) : string]);
    const left = fieldIn('Box', variable('box', k), { name: 'item', type: string });
    const sum = { kind: 'binary', id: 0, operator: '+', type: string, left, right: variable('mark', mark) } as const;
    return {
      classes: [declaration('Box', { typeParameters: [typeParameter('T')], fields: [item] })],
      functions: [
        method('run', string, {
          typeParameters: [typeParameter('K', bound)],
          parameters: [parameter('box', k), parameter('mark', mark)],
          body: gives(sum),
        }),
      ],
    };
  });
}

test('what a type parameter gives through the projections of its bound is cast before it is appended to', () => {
  const resultOf = (isProjected: boolean) => {
    const [file] = modelSupport.print(appending(isProjected).program);
    return /return (.+);/.exec(file?.text ?? '')?.[1];
  };
  expect(resultOf(true)).toBe('(String) box.item + mark');
  expect(resultOf(false)).toBe('box.item + mark');
});

const expected = `import java.util.function.Function;

sealed interface Shape<T> permits Point, Line {
    int LIMIT = 1;

    T area();

    default T twice() {
        return this.area();
    }
}

record Point<A, B extends Number>(A left, B right) implements Shape<A> {
    @Override
    public A area() {
        return this.left();
    }
}

final class Line implements Shape<String> {
    @Override
    public String area() {
        return "a 'b' \\"c\\"\\n\\\\\$x";
    }
}

@FunctionalInterface
interface Fold<A, B> {
    B fold(A from);
}

abstract class Base<T> {
    protected T kept;

    Base(T kept) {
        this.kept = kept;
    }

    public abstract Integer need();

    public final int fixed() {
        return 1;
    }

    private int hidden() {
        return 1;
    }
}

class Outer extends Base<String> {
    public static final Long START = 1L;
    private final String own;

    Outer(String own) {
        super(own);
        this.own = own;
    }

    @Override
    public final Integer need() {
        return 1;
    }

    public final String inside() {
        final Within made = new Within("w");
        this.kept = "k";
        return made.seen;
    }

    public static int count(int... all) {
        return 1;
    }

    static final class Apart<U> {
        public final U value;

        Apart(U value) {
            this.value = value;
        }
    }

    final class Within {
        public final String seen;

        Within(String seen) {
            this.seen = seen;
        }

        public String around() {
            return Outer.this.own;
        }
    }
}

final class Main {
    static final boolean flag = false;

    public static <T> T pick(T first, T second) {
        return !Main.flag ? first : (T) null;
    }

    public static Integer length(String of) {
        return -7;
    }

    public static String choose(int number, Object any, Shape<String> shape) {
        final String cast = any instanceof Line line ? line.area() : "none";
        final String matched = shape instanceof Line aLine
            ? aLine.area()
            : ((Point<String, Integer>) shape).left() + ((Point<String, Integer>) shape).right();
        return switch (number) {
            case 1 -> "one";
            case -2 -> Main.<String>pick(cast, matched);
            default -> "other";
        };
    }

    public static int functions() {
        int total = 1;
        final Function<String, Integer> toLength = Main::length;
        final Fold<String, Integer> folder = (String from) -> {
            final String copy = from;
            return toLength.apply(copy);
        };
        if (total < Shape.LIMIT) {
            total = ((Function<String, Integer>) ((String unread) -> 1)).apply("f");
        } else {
            final char[] unused5 = new char[] {'\\''};
            new Outer.Apart<Double>(1.0d);
        }
        return (Outer.count(1, 2) - 1) * total;
    }
}
`;
