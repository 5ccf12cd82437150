import type { SelfTest } from '../../core/toolchain.js';
import { deepExpression, doublingStatements, jvmSelfTests } from '../shared/jvm/self-tests.js';

/** Programs with a known outcome for javac. */
export const javacSelfTests = selfTests(`class Main { int deep = ${deepExpression('(', '1', ')')}; }\n`);

// Its parser does not recurse, and what does needs little stack for each level: far more levels than any stack can hold.
const ecjDepth = 1_000_000;

/** Programs with a known outcome for ECJ. */
export const ecjSelfTests = selfTests(`class Main { boolean deep = ${deepExpression('!', 'true', '', ecjDepth)}; }\n`);

function selfTests(crashing: string): readonly SelfTest[] {
  return jvmSelfTests({
    path: 'Main.java',
    accepted: 'class Main { int answer = 42; }\n',
    rejected: 'class Main { String answer = 42; }\n',
    hanging: `class Two<A, B> {}
class Main {
  static <T> Two<T, T> twice(T t) { return null; }
  void run(String x0) {
${doublingStatements((next, last) => `var ${next} = twice(${last});`)}  }
}
`,
    crashing,
  });
}
