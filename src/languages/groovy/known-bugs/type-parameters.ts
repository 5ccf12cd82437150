import type { ModelBug } from '../../../model/program/mute.js';
import { accepted } from './reproducer.js';

/** Type parameters that groovyc takes for others. */
export const nameBugs: readonly ModelBug[] = [
  {
    id: 'type-parameters-by-name',
    title: "A call is rejected because the caller's type parameter is taken for the callee's one of the same name.",
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    // The type of an argument mentions one of the callee's own type parameters.
    message: /Cannot call <[^#]*\b([T-W]\d*)\b[^#]*> [^#]+#.+ with arguments \[.*\b\1\b/,
    mutes: [{ restriction: 'ownArgumentsOnly' }, { precaution: 'uniqueTypeParameters' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Planet {
    <T, U> Double invent(T first, U second, T third) { return 1.0d }

    <T, U> void enter(String text, U value) {
        this.<U, String>invent(value, text, value)
    }
}
`),
  },
  {
    id: 'bounded-parameter-within-argument',
    title: 'A type argument Box<V> is not that of a parameter Box<V> if V has a bound.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-10992',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot call [^(]+\(.*<.*\b[T-W]\d* extends .*\) with arguments \[/,
    since: '4.0.11',
    mutes: [{ restriction: 'noBoundedWithinArguments' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {
    T put(Box<T> other) { return null }

    static <U> U make() { return null }
}

@CompileStatic
class Main {
    static <V extends Number> V run(Box<V> box) {
        return Box.<Box<V>>make().put(box)
    }
}
`),
  },
  {
    id: 'reference-with-class-parameter',
    title: 'A reference to a method that takes a value of a type parameter of its class is rejected.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot return value of type groovy\.lang\.Closure/,
    fixedIn: '3.0.18',
    mutes: [{ restriction: 'noReferencesWithClassParameters' }],
    reproducer: accepted(`import groovy.transform.CompileStatic
import java.util.function.Function

@CompileStatic
class Box<T> {
    int size(T item) { return 1 }
}

@CompileStatic
class Main {
    static Function<Long, Integer> run(Box<Long> box) {
        return box::size
    }
}
`),
  },
];
