import type { SelfTest } from '../../core/toolchain.js';
import {
  crashOf,
  deepExpression,
  doublingStatements,
  jvmSelfTests,
  type KnownCrash,
} from '../shared/jvm/self-tests.js';

const knownCrashes: readonly KnownCrash[] = [
  // https://youtrack.jetbrains.com/issue/KT-60597: a name with dots is taken for a qualified one.
  { from: '1.4.20', to: '1.9.0', text: 'fun f(): Int = `kotlin.Int.MAX_VALUE`.plus(1)\n' },
];

/** Programs with a known outcome for a version of kotlinc. */
export function kotlinSelfTests(version: string): readonly SelfTest[] {
  const nested = `val deep: Boolean = ${deepExpression('!', 'true', '', 100_000)}\n`;
  return jvmSelfTests({
    path: 'main.kt',
    accepted: 'val answer: Int = 42\n',
    rejected: 'val answer: String = 42\n',
    hanging: `class Two<A, B>
fun <T> twice(t: T): Two<T, T> = TODO()
fun run(x0: String) {
${doublingStatements((next, last) => `val ${next} = twice(${last})`)}}
`,
    crashing: crashOf(version, knownCrashes, nested),
  });
}
