import type { ModelBug } from '../../model/program/mute.js';

/** Bugs of its compilers that are known. */
export const knownBugs: readonly ModelBug[] = [
  {
    id: 'wildcard-within-component',
    title: 'A case class is rejected if a component has a wildcard of a type parameter within another type.',
    family: 'scala',
    signature: { symptom: 'wrongReject', codes: ['E007'] },
    // The value of a component, whose type has a wildcard with a bound within another type. The plain compiler prints no more.
    message: /^Found:\s+\(\w+\.this\.\w+ : (?:.*\[.*\[.*\? [<>]: |.*\? [<>]: .*=>)/,
    text: /\bcase class \w+\[[^{}]{0,999}\? [<>]: /,
    mutes: [{ restriction: 'noBoundsWithinComponents' }],
    reproducer: {
      files: [
        {
          path: 'main.scala',
          text: `class Box[A, B]

final case class Two[T](item: Box[T, Box[T, ? <: T]])
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'field-in-self-constructor-invocation',
    title: 'A secondary constructor that hands on a field of another object of its class, beside a lambda, crashes.',
    family: 'scala',
    signature: { symptom: 'crash', exception: 'TypeError' },
    message: /cannot establish a reference to/,
    mutes: [{ restriction: 'noOwnFieldsHandedOn' }],
    reproducer: {
      files: [
        {
          path: 'main.scala',
          text: `final class Box(val item: () => Int) {
  def this() = this(new Box(() => 1).item)
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
];
