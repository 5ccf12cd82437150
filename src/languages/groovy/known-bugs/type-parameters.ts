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
    id: 'class-parameters-by-name',
    title: "A new object is rejected because the caller's type parameter is taken for that of the class.",
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot call [\w.$]+#<init>\(.*\b([T-W]\d*)\b.*\) with arguments \[.*\b\1\b/,
    since: '4.0.15',
    mutes: [{ precaution: 'uniqueTypeParameters' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T, U extends Number> {
    Box(Box<String, ? super U> other) {}
}

@CompileStatic
class Main {
    static <T extends Number> void run(Box<String, ? super T> box) {
        new Box<String, T>(box)
    }
}
`),
  },
  {
    id: 'member-of-bound-by-name',
    title:
      'A field of a value whose type is a type parameter has that type, if the class of its bound has one of that name.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot find matching constructor [\w.$]+\((?:.*, )?[T-W]\d*[,)]/,
    since: '4.0.15',
    mutes: [{ precaution: 'uniqueTypeParameters' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Ivory<T extends Double, U> {
    public T moss

    Ivory(T moss) {}
}

@CompileStatic
class Jasmine<T extends Ivory<Double, Double>, V extends Ivory<Double, T>> extends Ivory<Double, Integer> {
    Jasmine(T other) {
        super(other.moss)
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
    id: 'parameter-below-argument',
    title: 'A value of a type parameter V with the bound U is rejected where the type argument U is expected.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot call [^#]*#.*\) with arguments \[(.*, )?[T-W]\d*[,\]]/,
    mutes: [{ restriction: 'noArgumentsAboveParameters' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<A> {
    Box(A item) {}
}

@CompileStatic
class Main<U, V extends U> {
    Box<U> run(V item) {
        return new Box<U>(item)
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
  {
    id: 'capture-below-bound',
    title: 'A Box<? extends Integer> is rejected for a Box<T> if the type parameter T has the bound Number.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    // A type parameter with a bound, and an argument with a wildcard.
    message:
      /Cannot call <[^#]*\b[A-Z]\d* extends [^#]*> [^#]+#.*<.*\b[A-Z]\d*\b.*\) with arguments \[.*<.*\? extends /,
    mutes: [{ restriction: 'noCapturesBelowBounds' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
class Main {
    static <U extends Number> void take(Box<U> box) {}

    static void run(Box<? extends Integer> box) {
        take(box)
    }
}
`),
  },
  {
    id: 'override-with-lower-bound',
    title: 'A method with a parameter of type Box<? super Box<T>> cannot be overridden in a subclass for String.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /name clash: .*\? super .* have the same erasure, yet neither overrides the other/,
    since: '5.0.0',
    mutes: [{ restriction: 'noParametersInConsumed' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Box<T> {}

@CompileStatic
abstract class Shelf<U> {
    abstract void take(Box<? super Box<U>> boxes)
}

@CompileStatic
class Main extends Shelf<String> {
    @Override
    void take(Box<? super Box<String>> boxes) {}
}
`),
  },
  {
    id: 'second-bound-ignored',
    title: 'Of several bounds of a type parameter only the first one counts.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    // A type parameter with several bounds, and an error that names a type parameter or its bounds.
    text: /<[^(){};]{0,199}?\b[T-Z]\d* extends [^(){};]{1,199}? & /,
    message: /\b[T-Z]\d*\b| & /,
    mutes: [{ feature: 'severalBounds' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

interface Left {}

interface Right {}

@CompileStatic
class Main {
    static <T extends Left & Right> Right widen(T given) {
        return given
    }
}
`),
  },
];
