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
];
