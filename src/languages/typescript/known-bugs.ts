import type { ModelBug } from '../../model/program/mute.js';

/** Bugs of its compilers that are known. */
export const knownBugs: readonly ModelBug[] = [
  {
    id: 'arithmetic-of-bigint-parameters',
    title: 'Arithmetic on two values of type parameters that are bounded by bigint has the type number.',
    issue: 'https://github.com/microsoft/TypeScript/issues/61429',
    family: 'typescript',
    signature: { symptom: 'wrongReject', codes: ['TS2322', 'TS2345', 'TS2365'] },
    message:
      /'number' is not assignable to (type|parameter of type) 'bigint'|types '(number' and 'bigint|bigint' and 'number)'/,
    mutes: [{ precaution: 'parameterOperands' }],
    reproducer: {
      files: [
        {
          path: 'main.ts',
          text: `export function difference<U extends bigint>(a: U, b: U): bigint {
  return a - b;
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'narrowing-in-unreachable-code',
    title: 'In code that cannot be reached, a variable has its declared type and not the narrowed one.',
    issue: 'https://github.com/microsoft/TypeScript/issues/26914',
    family: 'typescript',
    signature: {
      symptom: 'wrongReject',
      codes: ['TS18047', 'TS2322', 'TS2339', 'TS2345', 'TS2531', 'TS2739', 'TS2740', 'TS2741'],
    },
    // A condition that is never, or always, true: `true && x` and `x && true` are neither.
    around: /\bif \((true|false)\)|\b(true|false) \?|\btrue \|\||\bfalse &&|\|\| true\b|&& false\b|!\(?(true|false)\b/,
    mutes: [{ restriction: 'noLiteralConditions' }],
    reproducer: {
      files: [
        {
          path: 'main.ts',
          text: `export function size(name: string | null): number {
  name = 'a';
  return true ? name.length : name.length;
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
  {
    id: 'override-with-dependent-bounds',
    title: 'A generic method is rejected though its signature is that of the method it overrides.',
    issue: 'https://github.com/microsoft/TypeScript/issues/25373',
    family: 'typescript',
    signature: { symptom: 'wrongReject', codes: ['TS2416'], constructs: ['name <'] },
    message: /^Property '\w+' in type '.*' is not assignable to the same property in base type '.*'\.$/m,
    mutes: [{ restriction: 'independentBounds' }],
    reproducer: {
      files: [
        {
          path: 'main.ts',
          text: `interface Box<T> {
  readonly item: (value: T) => T;
  put<V, W extends Box<V>>(box: W): void;
}

export class TextBox implements Box<string> {
  readonly item = (value: string) => value;
  put<V, W extends Box<V>>(box: W): void {}
}
`,
        },
      ],
      expectation: { kind: 'accept' },
    },
  },
];
