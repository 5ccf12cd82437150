import type { ModelBug } from '../../model/program/mute.js';

/** Bugs of its compilers that are known. */
export const knownBugs: readonly ModelBug[] = [
  {
    id: 'choice-between-consumers',
    title: 'A conditional of two values of Box<in T> is rejected as an argument of that type.',
    issue: 'https://youtrack.jetbrains.com/issue/KT-47231',
    family: 'kotlin',
    signature: {
      symptom: 'wrongReject',
      codes: ['TYPE_MISMATCH', 'ARGUMENT_TYPE_MISMATCH'],
      constructs: ['if (', 'when (', 'when {'],
    },
    message: /type is '?[\w.]+<.*\bout Any\?.*>'?,? but '?[\w.]+<.*\bin /,
    mutes: [{ restriction: 'noChoiceOfConsumers' }],
    reproducer: {
      files: [
        {
          path: 'main.kt',
          text: `class Box<T>(var item: T)

fun take(box: Box<in Int>): Int = 1

fun make(): Box<in Int> = Box<Number>(1)

fun choose(flag: Boolean): Int = take(if (flag) make() else make())
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'lambda-below-consumer',
    title: 'A lambda is rejected for a type parameter that another argument bounds by `in` of a function type.',
    family: 'kotlin',
    signature: { symptom: 'wrongReject', codes: ['ARGUMENT_TYPE_MISMATCH'] },
    message: /actual type is '(\(.*\) -> .*)', but '\(.*\) -> .*' was expected/,
    text: /<(.*, )?in \(.*\) ->/,
    since: '2.0.0',
    reproducer: {
      files: [
        {
          path: 'main.kt',
          text: `class Box<T>(val other: Box<in T>?, val item: T)

fun make(other: Box<in () -> String>?, text: String): Box<() -> String> = Box(other, { text })
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'reference-after-dead-cast',
    title: 'A bound callable reference whose receiver never returns crashes the inliner.',
    issue: 'https://youtrack.jetbrains.com/issue/KT-57512',
    family: 'kotlin',
    signature: {
      symptom: 'crash',
      exception: 'NoSuchElementException',
      frames: [/\bMethodInliner\S*\.handleAnonymousObjectRegeneration\b/],
    },
    reproducer: {
      files: [
        {
          path: 'main.kt',
          text: `fun longest(names: Array<String>): String =
    names.reduceIndexed(fun(_, first, _): String {
        val letter: (Int) -> Char = (TODO() as CharSequence)::get
        return first
    })
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
];
