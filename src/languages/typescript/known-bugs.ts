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
    mutes: [{ cast: 'parameterOperands' }],
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
];
