import type { ModelBug } from '../../../model/program/mute.js';
import { accepted } from './reproducer.js';

/** Type arguments that groovyc does not find, though its documentation or a fix of a similar bug says that it should. */
export const inferenceBugs: readonly ModelBug[] = [
  {
    id: 'target-of-boxed-bound',
    title:
      'The result of a generic call is an Object where a type parameter below a box, such as Integer, is expected.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot assign value of type (java\.lang\.Object|#?[T-W]\d*) to variable of type [T-W]\d*\s*$/,
    mutes: [{ inference: 'noUpperBounds' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Curve {
    <T> T follow() { return null }
}

@CompileStatic
class Main {
    static <U extends Integer> void run(Curve curve) {
        final U fog = curve.follow()
    }
}
`),
  },
  {
    id: 'captured-bound-lost',
    title: 'What a member gives through `? super T` is an Object, though the type parameter has a bound.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot find matching (method|constructor) [^(]*\(java\.lang\.Object\)/,
    // A class with a bounded type parameter that has `? super` as its argument, before or after it is declared.
    text: /\b(?:class|interface) (\w+)<[^{]{0,199}?\w extends [\s\S]*?\b\1<[^(){}\n]{0,99}?\? super |\b(\w+)<[^(){}\n]{0,99}?\? super [\s\S]*?\b(?:class|interface) \2<[^{]{0,199}?\w extends /,
    since: '4.0.4',
    mutes: [{ precaution: 'capturedBounds' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T extends Number> {
    public T item
}

@CompileStatic
class Main {
    static void take(Number number) {}

    static void run(Box<? super Integer> box) {
        take(box.item)
    }
}
`),
  },
  {
    id: 'super-of-captured',
    title: 'A Box<Number> is no Box<? super T> where T is what `? extends Number` stands for.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot call [^(]+\(.*<\? super capture-of \?.*\) with arguments \[/,
    since: '5.0.0',
    mutes: [{ restriction: 'noConsumersThroughProjections' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {
    void copyTo(Box<? super T> other) {}
}

@CompileStatic
class Main {
    static void run(Box<? extends Number> from, Box<Number> to) {
        from.copyTo(to)
    }
}
`),
  },
  {
    id: 'variable-shared-with-switch',
    title: 'A switch expression is taken for a closure: in it a variable does not have the type of what it holds.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /closure shared variable/,
    around: /\bswitch \(/,
    since: '4.0.0',
    mutes: [{ restriction: 'forgetsInMatches' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Main {
    int size() { return 1 }

    static int run(String key) {
        Object item = 'a'
        item = new Main()
        return switch (key) {
            case 'a' -> item.size()
            default -> 2
        }
    }
}
`),
  },
  {
    id: 'switch-without-target',
    title: 'The type that is expected of a switch expression is not expected of its branches.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-12255',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['switch ('] },
    message: /Incompatible generic argument types\. Cannot assign/,
    since: '4.0.0',
    fixedIn: '6.0.0',
    mutes: [{ inference: 'noTargetWithin' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Main {
    static Box<String> run(int number) {
        return switch (number) {
            case 1 -> new Box<>()
            default -> new Box<>()
        }
    }
}
`),
  },
  {
    id: 'conditional-argument-without-target',
    title: 'The type of a parameter is not expected of the branches of a conditional that is the argument.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-10614',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot call [^<(]+\(([\w.$]+) ?<[\w.$]+>\) with arguments \[\1 ?<[\w.$]+>\]/,
    since: '4.0.2',
    mutes: [{ inference: 'noArgumentTargets' }, { inference: 'noTargetWithin' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {
    Box(T item) {}
}

@CompileStatic
class Main {
    static void take(Box<Number> box) {}

    static void run(boolean flag) {
        take(flag ? new Box<>(1) : new Box<>(2))
    }
}
`),
  },
  {
    id: 'arguments-before-target',
    title: 'What is expected of the result of a generic call is ignored if an argument says something else.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['name (', 'name .', 'this .'] },
    message: /Incompatible generic argument types\. Cannot assign ([\w.$]+) ?<[\w.$]+> to: \1 ?<[\w.$]+>/,
    // A method with a type parameter that its parameters mention; the numbers bound the search in other texts.
    text: /^[ a-z]*<(?:[^(){}=\n]{0,99}[ ,])?(\w+)\b[^(){}=\n]{0,99}> [\w.$<>?,[\] ]{1,99} \w+\([^)]{0,999}\b\1\b/m,
    mutes: [{ inference: 'argumentsFirst' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Main {
    static <T> Box<T> boxOf(T item) { return null }

    static Box<Number> run() {
        return boxOf(1)
    }
}
`),
  },
  {
    id: 'lambda-before-target',
    title:
      'What is expected of a new object with a diamond is ignored if its argument is a lambda with implicit types.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['new name'] },
    message: /Incompatible generic argument types\. Cannot assign ([\w.$]+)<java\.lang\.Object> to: \1</,
    since: '5.0.0',
    mutes: [{ inference: 'argumentsFirst' }],
    reproducer: accepted(`import groovy.transform.CompileStatic
import java.util.function.Function

@CompileStatic
class Box<T> {
    Box(Function<T, String> naming) {}
}

@CompileStatic
class Main {
    static Box<String> run() {
        Box<String> box = new Box<>((name) -> 'a')
        return box
    }
}
`),
  },
  {
    id: 'diamond-for-own-method',
    title: 'In `box.m(new Box<>(…))` the type argument of the new object is taken to be that of the receiver.',
    family: 'groovy',
    signature: { symptom: 'wrongReject', constructs: ['name .', 'this .'] },
    message: /Incompatible generic argument types\. Cannot assign ([\w.$]+) ?<[\w.$? ]+> to: \1 ?<[\w.$]+>/,
    around: /[(,?:]\s*new [\w.$]+<>\(/,
    mutes: [{ inference: 'noNestedInference' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
interface Holder<A> {}

@CompileStatic
class Box<T> implements Holder<T> {
    Box(T item) {}

    <U> Holder<U> other(Holder<U> holder) { return holder }

    static Holder<String> run(Box<Short> box) {
        return box.other(new Box<>('a'))
    }
}
`),
  },
  {
    id: 'wildcard-beside-parameter',
    title: 'A Pair<String, U> is rejected for a T that is a Pair<?, U>.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    // The type of an argument holds a wildcard and a type parameter.
    message:
      /Cannot call <[^#]+> [^#]+#.*\) with arguments \[.*<(?:\?[^\]]*, [A-Z]\d*\b|[^\]]*\b[A-Z]\d*, (?:[^\]]*, )?\?)/,
    since: '5.0.0',
    mutes: [{ restriction: 'noProjectedParameters' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Pair<A, B> {}

@CompileStatic
class Main {
    static <T> void take(Box<T> box, T item) {}

    static <U> void run(Box<Pair<?, U>> box, Pair<String, U> pair) {
        Main.<Pair<?, U>>take(box, pair)
    }
}
`),
  },
  {
    id: 'wildcard-within-wildcard',
    title: 'A call with explicit type arguments is rejected if one of them has a wildcard and stands below a wildcard.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message:
      /Cannot call <.*\b([T-W]\d*)\b.*> [^#]+#.*<.*\? extends \1>.*\) with arguments \[.*\? extends [\w.$]+<.*\? extends /,
    since: '5.0.0',
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<A, B> {}

@CompileStatic
class Main {
    static <T> T settle(T first, Box<T, ? extends T> second) { return null }

    static <U> void run(Box<U, U> box, Box<Box<U, ? extends U>, ? extends Box<U, ? extends U>> boxes) {
        Main.<Box<U, ? extends U>>settle(box, boxes)
    }
}
`),
  },
  {
    id: 'subclass-with-parameter',
    title: 'A Small<U> is no Box<U> for a type parameter T if another argument is a Box<T>, and U is a type parameter.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    // A parameter of type Box<T> before one of type T, and two arguments that mention the same type parameter.
    message:
      /Cannot call <.*\b([T-W]\d*)\b.*> [^#]+#\w+\(.*<(?:.*, )?\1\b.*>, (?:.*, )?\1\b.*\) with arguments \[.*<.*\b([T-W]\d*)\b.*>, .*<.*\b\2\b/,
    since: '5.0.0',
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Small<T> extends Box<T> {}

@CompileStatic
class Main {
    static <T> T second(Box<T> first, T second) { return second }

    static <U> void run(Box<Box<U>> boxes, Small<U> small) {
        second(boxes, small)
    }
}
`),
  },
];
