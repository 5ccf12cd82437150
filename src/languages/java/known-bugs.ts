import type { ModelBug } from '../../model/program/mute.js';

/** Bugs of its compilers that are known. */
export const knownBugs: readonly ModelBug[] = [
  {
    id: 'capture-of-array-below-parameter',
    title: 'ECJ crashes on the capture of `? extends Integer[]` for a type parameter whose bound is another one.',
    family: 'ecj',
    signature: { symptom: 'crash', exception: 'ClassCastException', frames: [/\bCaptureBinding\.initializeBounds$/] },
    mutes: [{ restriction: 'noProjectionBelowParameter' }],
    reproducer: {
      files: [
        {
          path: 'Main.java',
          text: `class Box<T, U extends T> {
    U get() {
        return null;
    }
}

class Main {
    static Object run(Box<Integer[], ? extends Integer[]> box) {
        return box.get();
    }
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'yield-of-cast',
    title: 'javac takes `yield` before a cast with several type arguments for a call.',
    issue: 'https://bugs.openjdk.org/browse/JDK-8326204',
    family: 'java',
    signature: { symptom: 'wrongReject', codes: ['compiler.err.illegal.start.of.expr', 'compiler.err.invalid.yield'] },
    text: /\byield \(\w+<[^;]*,/,
    fixedIn: '23',
    mutes: [{ precaution: 'yieldedCasts' }],
    reproducer: {
      files: [
        {
          path: 'Main.java',
          text: `import java.util.Map;

class Main {
    static Map<String, String> run(int number) {
        return switch (number) {
            default -> {
                yield (Map<String, String>) null;
            }
        };
    }
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'function-within-untyped-variable',
    title: 'javac rejects `var` for a switch in whose block a variable is given a lambda or a method reference.',
    family: 'java',
    signature: { symptom: 'wrongReject', codes: ['compiler.err.cant.infer.local.var.type'] },
    message: /needs an explicit target-type|local\.(lambda|mref)\.missing\.target/,
    text: /\byield\b/,
    mutes: [{ inference: 'noFunctionsWithin' }],
    reproducer: {
      files: [
        {
          path: 'Main.java',
          text: `class Main {
    static void run(int number) {
        var size = switch (number) {
            default -> {
                Runnable job = () -> {};
                yield 1;
            }
        };
    }
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'bound-of-recursive-call',
    title: 'ECJ checks the type arguments of a recursive call against a bound in which nothing is replaced.',
    family: 'ecj',
    signature: { symptom: 'wrongReject', codes: ['16777759'] },
    // A type parameter of the method, in the argument and in the bound.
    message: /The inferred type .*\b([A-Z]\d*)\b.* is not a valid substitute for the bounded parameter <.*\b\1\b/,
    mutes: [{ restriction: 'ownArgumentsInBoundedRecursion' }],
    reproducer: {
      files: [
        {
          path: 'Main.java',
          text: `import java.util.function.Supplier;

class Main {
    static <T, U extends Supplier<T>> void run() {
        Main.<Supplier<T>, Supplier<Supplier<T>>>run();
    }
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'binding-in-numeric-conditional',
    title:
      'javac does not see that a binding makes a conditional expression numeric, and takes the call around it for ambiguous.',
    family: 'java',
    signature: { symptom: 'wrongReject', codes: ['compiler.err.ref.ambiguous'] },
    text: /\binstanceof \w+ (\w+) \? \1 :/,
    reproducer: {
      files: [
        {
          path: 'Main.java',
          text: `class Main {
    public static void main(String[] args) {
        Object object = 5;
        System.out.println(object instanceof Integer bound ? bound : 0);
    }
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
];
