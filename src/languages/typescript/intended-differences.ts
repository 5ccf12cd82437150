import type { IntendedDifference } from '../../core/intended-difference.js';

/** Where the TypeScript implementations differ without it being a bug in the eyes of their team. */
export const intendedDifferences: readonly IntendedDifference[] = [
  // An assignment, an argument, a type argument, a cast and a `satisfies` are different errors, each of which may be told by
  // its cause.
  ...['TS2322', 'TS2345', 'TS2344', 'TS2352', 'TS1360'].map(
    (code): IntendedDifference => ({
      id: 'assignability-codes',
      reason: '6.0 and 7.0 do not always tell by the same code why a type is not assignable, by design.',
      link: 'https://github.com/microsoft/typescript-go/issues/3774',
      rule: { kind: 'sameCode', codes: [code, 'TS2739', 'TS2740', 'TS2741', 'TS2353', 'TS2561', 'TS4104'] },
    }),
  ),
  ...[
    ['TS2304', 'TS2552'],
    ['TS2339', 'TS2551'],
    ['TS2305', 'TS2724'],
    ['TS2503', 'TS2833'],
  ].map(
    (codes): IntendedDifference => ({
      id: 'spelling-suggestions',
      reason:
        '6.0 stops suggesting spellings after ten errors, 7.0 does not; errors with a suggestion have another code.',
      link: 'https://github.com/microsoft/TypeScript/pull/16174',
      rule: { kind: 'sameCode', codes },
    }),
  ),
  {
    id: 'complexity-limits',
    reason: '7.0 instantiates types in another order, so other programs reach the limits on depth and size.',
    link: 'https://github.com/microsoft/typescript-go/issues/4631',
    rule: { kind: 'incomparable', codes: ['TS2589', 'TS2590', 'TS5114', 'TS2321', 'TS2563', 'TS2859'] },
  },
  {
    id: 'duplicate-identifiers',
    reason: '7.0 reports every declaration of a duplicate, and duplicates that 6.0 missed.',
    link: 'https://github.com/microsoft/typescript-go/issues/3813',
    rule: { kind: 'incomparable', codes: ['TS2300'] },
  },
  {
    id: 'overload-places',
    reason: '7.0 reports the argument that the last overload rejects, 6.0 the call if overloads differ.',
    link: 'https://github.com/microsoft/typescript-go/pull/1098',
    rule: { kind: 'sameCall', codes: ['TS2769'] },
  },
];
