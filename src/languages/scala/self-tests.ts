import type { SelfTest } from '../../core/toolchain.js';
import {
  crashOf,
  deepExpression,
  doublingStatements,
  jvmSelfTests,
  type KnownCrash,
} from '../shared/jvm/self-tests.js';

const knownCrashes: readonly KnownCrash[] = [
  // https://github.com/scala/scala3/issues/21558: a widened argument, inferred before the method that gives it.
  {
    from: '3.1.0',
    to: '3.3.0',
    text: `class Root
class Box[T <: Double](val content: T) extends Root
object Main {
  def run() = show(new Box(size()))
  def show(root: Root) = {}
  def size(box: Box[? <: Double] = new Box(1.5)): Int = 2
}
`,
  },
];

/** Programs with a known outcome for a version of scalac. */
export function scalaSelfTests(version: string): readonly SelfTest[] {
  const nested = `class Main { val deep: Int = ${deepExpression('(', '1', ')')} }\n`;
  return jvmSelfTests({
    path: 'Main.scala',
    accepted: 'class Main { val answer: Int = 42 }\n',
    rejected: 'class Main { val answer: String = 42 }\n',
    hanging: `class Two[A, B]
def twice[T](t: T): Two[T, T] = ???
def run(x0: String): Unit = {
${doublingStatements((next, last) => `val ${next} = twice(${last})`)}}
`,
    crashing: crashOf(version, knownCrashes, nested),
  });
}
