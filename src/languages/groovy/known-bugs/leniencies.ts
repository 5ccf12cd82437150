import type { ModelBug } from '../../../model/program/mute.js';
import { rejected } from './reproducer.js';

/** Faults that groovyc does not find. */
export const leniencies: readonly ModelBug[] = [
  {
    id: 'private-field-written',
    title: 'A private field can be written wherever its class is known, and before 4.0 read as well.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-3010',
    family: 'groovy',
    signature: { symptom: 'wrongAccept', faults: ['a use of a private field'] },
    fixedIn: '6.0.0',
    mutes: [{ tolerates: 'privateFields' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Safe {
    private String secret = 'a'
}

@CompileStatic
class Main {
    static void run(Safe safe) {
        safe.secret = 'b'
    }
}
`,
      'a use of a private field',
    ),
  },
  {
    id: 'type-parameter-takes-anything',
    title: 'A value of any class can be given to a variable of a type parameter, and the other way round.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-10127',
    family: 'groovy',
    signature: {
      symptom: 'wrongAccept',
      faults: [
        'a variable of a wrong type: parameter',
        'a variable of a wrong type: class for parameter',
        'a result of a wrong type: parameter',
        'a result of a wrong type: class for parameter',
      ],
    },
    mutes: [{ tolerates: 'typeParameters' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static <T> T run(Main main) {
        return main
    }

    static void fail() {
        String text = Main.<String>run(new Main())
    }
}
`,
      'a result of a wrong type: parameter',
    ),
  },
  {
    id: 'type-arguments-of-calls-unchecked',
    title: 'The type arguments of a call are not compared with its arguments.',
    family: 'groovy',
    signature: { symptom: 'wrongAccept', faults: ['a wrong type argument of a call: class'] },
    mutes: [{ tolerates: 'typeArgumentsOfCalls' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static <T> T same(T item) { return item }

    static String run(Main main) {
        return Main.<String>same(main)
    }
}
`,
      'a wrong type argument of a call: class',
    ),
  },
  {
    id: 'varargs-outside-bounds',
    title: 'A value for a vararg parameter is not compared with the bound of its type parameter if others follow it.',
    family: 'groovy',
    since: '4.0.15',
    signature: {
      symptom: 'wrongAccept',
      faults: ['class', 'generic class', 'array type', 'primitive type'].map(
        (given) => `a ${given} is given where a type parameter is expected (vararg of a method)`,
      ),
    },
    mutes: [{ tolerates: 'varargsOutsideBounds' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static <E extends CharSequence> void take(E first, E... rest) {}

    static void run(Number number) {
        take('a', number, 'b')
    }
}
`,
      'a class is given where a type parameter is expected (vararg of a method)',
    ),
  },
  {
    id: 'projections-unchecked',
    title: 'A value of a type with a wildcard can be given where the type argument itself is wanted.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-11115',
    family: 'groovy',
    signature: { symptom: 'wrongAccept', faults: ['a projection for a type argument'] },
    mutes: [{ tolerates: 'projections' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Main {
    static void run(Box<? extends Number> box) {
        Box<Number> numbers = box
    }
}
`,
      'a projection for a type argument',
    ),
  },
  {
    id: 'bounds-within-bounds-unchecked',
    title: 'A type argument in the bound of a type parameter is not compared with the bound of its own parameter.',
    family: 'groovy',
    signature: { symptom: 'wrongAccept', faults: ['a type argument in a bound that is not within the bound'] },
    mutes: [{ tolerates: 'boundsInBounds' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Box<T extends Number> {}

@CompileStatic
class Main<U extends Box<String>> {}
`,
      'a type argument in a bound that is not within the bound',
    ),
  },
  {
    id: 'access-of-generic-interface-unchecked',
    title: 'A method may be protected if its interface has it with a type parameter or with another result.',
    family: 'groovy',
    signature: { symptom: 'wrongAccept', faults: ['an overriding method with weaker access'] },
    mutes: [{ tolerates: 'accessBelowGenerics' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
interface Taker<T> {
    void take(T item)
}

@CompileStatic
class Main implements Taker<Long> {
    @Override
    protected void take(Long item) {}
}
`,
      'an overriding method with weaker access',
    ),
  },
  {
    id: 'type-arguments-of-overriding-results-unchecked',
    title: 'A method that gives a Box<Integer> may override one that gives a Box<String>.',
    family: 'groovy',
    signature: {
      symptom: 'wrongAccept',
      faults: ['an overriding method with a wrong result: type arguments'],
    },
    mutes: [{ tolerates: 'overriddenTypeArguments' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
interface Maker {
    Box<String> make()
}

@CompileStatic
class Main implements Maker {
    @Override
    Box<Integer> make() { return null }
}
`,
      'an overriding method with a wrong result: type arguments',
    ),
  },
  {
    id: 'type-arguments-of-closure-results-unchecked',
    title: 'A closure that gives a Box<String> is taken for one that gives a Box<Integer>.',
    family: 'groovy',
    signature: { symptom: 'wrongAccept', faults: ['a result of a lambda of a wrong type: class'] },
    since: '4.0.0',
    mutes: [{ tolerates: 'genericClosureResults' }],
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Main {
    static Closure<Box<Integer>> run() {
        return { -> new Box<String>() }
    }
}
`,
      'a result of a lambda of a wrong type: class',
    ),
  },
];
