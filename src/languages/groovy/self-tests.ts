import type { SelfTest } from '../../core/toolchain.js';
import {
  crashOf,
  deepExpression,
  doublingStatements,
  jvmSelfTests,
  type KnownCrash,
} from '../shared/jvm/self-tests.js';

const knownCrashes: readonly KnownCrash[] = [
  // https://issues.apache.org/jira/browse/GROOVY-10092: a truth value for a number.
  { from: '3.0.9', to: '3.0.9', text: 'class Main { void f() { double d = false } }\n' },
  // https://issues.apache.org/jira/browse/GROOVY-10357: a closure with a choice as a default value.
  {
    from: '4.0.0',
    to: '4.0.0',
    text: `abstract class Main {
  abstract int f(java.util.function.Function<String, Integer> g = { String s -> s ? 1 : 2 })
}
`,
  },
  // https://issues.apache.org/jira/browse/GROOVY-11022: a bound that mentions itself, and an argument outside of it.
  {
    from: '4.0.2',
    to: '5.0.0',
    text: `class Duo<A, B> {
  static <A extends Comparable<? super A>, B> Duo<A, B> of(A a, B b) { new Duo<A, B>() }
}
class Main {
  def make() { Duo.<Object, String>of(null, 'b') }
}
`,
  },
];

/** Programs with a known outcome for a version of groovyc. */
export function groovySelfTests(version: string): readonly SelfTest[] {
  const nested = `class Main { def deep = ${deepExpression('!', 'true', '', 100_000)} }\n`;
  return jvmSelfTests({
    path: 'Main.groovy',
    accepted: 'class Main { int answer = 42 }\n',
    rejected: 'class Main { int answer = "forty-two" }\n',
    hanging: `class Two<A, B> {}
class Main {
  static <T> Two<T, T> twice(T t) { null }
  void run(String x0) {
${doublingStatements((next, last) => `def ${next} = twice(${last})`)}  }
}
`,
    crashing: crashOf(version, knownCrashes, nested),
  });
}
