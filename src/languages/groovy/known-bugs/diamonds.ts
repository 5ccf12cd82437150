import type { ModelBug } from '../../../model/program/mute.js';
import { accepted } from './reproducer.js';

/** Type arguments that groovyc does not find for `new Box<>(…)`. */
export const diamondBugs: readonly ModelBug[] = [
  {
    id: 'diamond-within-diamond',
    title: 'A diamond within a diamond has the type parameter of its class as its type argument.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['new name'] },
    message: /Cannot call [\w.$]+#<init>\(.*\bjava\.lang\.Object\b.*\) with arguments \[/,
    around: /\bnew [\w.$]+<>\([\s\S]*\bnew [\w.$]+<>\(/,
    since: '5.0.0',
    mutes: [{ inference: 'noDiamondsWithin' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {
    Box(T first, T second) {}
}

@CompileStatic
class Cup<V> {
    Cup(V item) {}
}

@CompileStatic
class Main {
    static <U> void run(U item) {
        new Box<>(new Cup<>(item), new Cup<>(item))
    }
}
`),
  },
  {
    id: 'own-diamond-handed-on',
    title: 'The type arguments of a new object of the own class are lost in an argument of super.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['super ('] },
    message: /Cannot call [\w.$]+#<init>\(/,
    around: /\bsuper\([\s\S]*\bnew [\w.$]+<>\(/,
    since: '4.0.2',
    mutes: [{ inference: 'noOwnDiamondsHandedOn' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {
    Box(T item) {}

    T get() { return null }
}

@CompileStatic
class Small<U> extends Box<U> {
    Small(U item) {
        super(new Small<>(item).get())
    }
}
`),
  },
  {
    id: 'array-below-wildcard',
    title: 'A new object with a diamond is rejected where a wildcard with an array as its bound is expected.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['new name'] },
    message: /Incompatible generic argument types\. Cannot assign ([\w.$]+)<.*\[\].*> to: \1<.*\? extends [\w.$]+\[\]/,
    since: '4.0.6',
    mutes: [{ inference: 'noDiamondsOfArrays' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<A, B> {
    Box(B item) {}
}

@CompileStatic
class Main {
    static void run() {
        final Box<? extends Main[], Integer> box = new Box<>(1)
    }
}
`),
  },
  {
    id: 'diamond-of-bounded-parameter',
    title: 'With a diamond, a bounded type parameter is taken for its bound if one argument is a call.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['new name'] },
    message: /Cannot call [\w.$]+#<init>\(.*\) with arguments \[.*<[T-W]\d* extends /,
    since: '5.0.0',
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Bound<A> {}

@CompileStatic
class Pair<T extends Bound<Object>> {
    Pair(Box<? super T> box, Pair<T> other) {}

    Pair<T> other() { return null }

    Pair<T> run(Box<T> box) {
        return new Pair<>(box, this.other())
    }
}
`),
  },
  {
    id: 'diamond-after-lower-bound',
    title: 'With a diamond, a type parameter is an Object if an argument for `? super T` stands before one for T.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['new name'] },
    message: /Cannot call [\w.$]+#<init>\(.*<(.*, )?\? super .*, .*\) with arguments \[/,
    around: /\bnew [\w.$]+<>\(/,
    since: '5.0.0',
    mutes: [{ inference: 'noDiamondsAfterLowerBounds' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {
    Box(Box<? super T> box, T item) {}
}

@CompileStatic
class Main {
    static void run(Box<Integer> box) {
        new Box<>(box, 1)
    }
}
`),
  },
  {
    id: 'diamond-with-lower-bound',
    title:
      'With a diamond, a type parameter is an Object if its argument also stands for `? super U`, and another for U.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['new name'] },
    message: /Cannot call [\w.$]+#<init>\(.*<java\.lang\.Object, .*>, \? super [^\]]*\) with arguments \[/,
    around: /\bnew [\w.$]+<>\(/,
    since: '4.0.0',
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Cup<T, U> {}

@CompileStatic
class Box<T, U> {
    Box(U item, Cup<Cup<T, U>, ? super U> cup) {}
}

@CompileStatic
class Main {
    static void run(Cup<Cup<String, Number>, Number> cup) {
        new Box<>(1, cup)
    }
}
`),
  },
  {
    id: 'diamond-for-other-arguments',
    title: 'A new object with a diamond takes over the type arguments of the supertype that is expected, as they are.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message:
      /Cannot assign ([\w.$]+) ?<.+> to: (?!\1 ?<)[\w.$]+ ?<|Cannot call [^(]+\((?:.*, )?([\w.$]+) ?<(.+)>.*\) with arguments \[(?:.*, )?(?!\2 ?<)[\w.$]+ ?<\3>/,
    around: /\bnew [\w.$]+<>\(\s*[^\s)]/,
    mutes: [{ inference: 'noDiamondsForOtherArguments' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
interface Pair<A, B> {}

@CompileStatic
class Swapped<T, U> implements Pair<U, T> {
    Swapped(int size) {}
}

@CompileStatic
class Main {
    static void run() {
        Pair<Main, Integer> pair = new Swapped<>(1)
    }
}
`),
  },
  {
    id: 'diamond-below-type-argument',
    title: 'The type arguments of a new object are lost where a call infers a type parameter from it and from others.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message:
      /(?:Cannot assign |Cannot call [^(]+\(.*\) with arguments \[(?:.*, )?)[\w.$]+ ?<\? extends java\.lang\.Object>/,
    around: /[.\w]\([\s\S]*,\s*new [\w.$]+<>\(|\.\w+\(\s*new [\w.$]+<>\(/,
    since: '4.0.0',
    mutes: [{ inference: 'noDiamondsBelowArguments' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Small<T> extends Box<T> {
    Small(T item) {}
}

@CompileStatic
class Main {
    static <U> U second(Box<U> first, U second) { return second }

    static void run(Box<Box<String>> boxes) {
        Box<String> box = Main.second(boxes, new Small<>('a'))
    }
}
`),
  },
];
