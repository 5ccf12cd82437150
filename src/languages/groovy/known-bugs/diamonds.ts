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
];
