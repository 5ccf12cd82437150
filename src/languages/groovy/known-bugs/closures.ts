import type { ModelBug } from '../../../model/program/mute.js';
import { accepted } from './reproducer.js';

/** What groovyc does not know of closures. */
export const closureBugs: readonly ModelBug[] = [
  {
    id: 'closure-result-lost',
    title: 'What a closure gives is of the type V of the class Closure, unless a variable holds the closure.',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message:
      /Cannot find matching (method|constructor) (V#\w+|[^(]*\((.*, )?V[,)])|No such property: \w+ for class: V\b/,
    text: /\bClosure</,
    mutes: [{ precaution: 'closureResults' }],
    reproducer: accepted(`import groovy.transform.CompileStatic

@CompileStatic
class Main {
    static Closure<String> naming() { return { -> 'a' } }

    static void take(String text) {}

    static void run() {
        take(naming().call())
    }
}
`),
  },
  {
    id: 'function-for-type-argument',
    title: 'A lambda is rejected where a type parameter is expected that stands for a functional interface.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-10270',
    family: 'groovy',
    signature: { symptom: 'wrongReject' },
    message: /Cannot call .*\(.*\) with arguments \[.*groovy\.lang\.Closure/,
    fixedIn: '4.0.11',
    mutes: [{ precaution: 'functionArguments' }],
    reproducer: accepted(`import groovy.transform.CompileStatic
import java.util.function.Function

@CompileStatic
class Box<T> {
    Box(T item) {}
}

@CompileStatic
class Main {
    static Box<Function<Short, Byte>> run() {
        return new Box<Function<Short, Byte>>((Short item) -> (Byte) null)
    }
}
`),
  },
  {
    id: 'function-for-bound',
    title:
      'A function crashes the compiler where a type parameter is expected that has a functional interface as its bound.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-11020',
    family: 'groovy',
    signature: { symptom: 'crash', exception: 'NullPointerException', frames: [/\bGenericsUtils\.parameterizeSAM$/] },
    since: '4.0.6',
    fixedIn: '4.0.12',
    mutes: [{ precaution: 'functionArguments' }],
    reproducer: accepted(`import groovy.transform.CompileStatic
import java.util.function.Function

@CompileStatic
class Main {
    static <F extends Function<String, String>> void take(F function) {}

    static void run() {
        take((String text) -> text)
    }
}
`),
  },
];
