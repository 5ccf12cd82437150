import type { IntendedDifference } from '../../core/intended-difference.js';

/** Where the TypeScript implementations differ without it being a bug in the eyes of their team. */
export const intendedDifferences: readonly IntendedDifference[] = [
  {
    id: 'assignability-codes',
    reason: 'Which of several codes describes that a type is not assignable was changed in 7.0 and will stay so.',
    link: 'https://github.com/microsoft/typescript-go/issues/3774',
    rule: {
      kind: 'sameCode',
      codes: ['TS2322', 'TS2345', 'TS2739', 'TS2740', 'TS2741', 'TS2353', 'TS2561', 'TS2344', 'TS2352', 'TS4104'],
    },
  },
  ...[
    ['TS2304', 'TS2552'],
    ['TS2339', 'TS2551'],
    ['TS2305', 'TS2724'],
    ['TS2503', 'TS2833'],
  ].map(
    (codes): IntendedDifference => ({
      id: 'spelling-suggestions',
      reason:
        '6.0 stops to suggest another spelling after ten errors, 7.0 does not; the suggestion has a code of its own.',
      link: 'https://github.com/microsoft/TypeScript/pull/16174',
      rule: { kind: 'sameCode', codes },
    }),
  ),
  {
    id: 'complexity-limits',
    reason: 'Types are built in another order, so limits on depth and size are reached by other programs.',
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
    reason: '7.0 points at the argument that the last overload refuses, 6.0 at the call when overloads differ.',
    link: 'https://github.com/microsoft/typescript-go/pull/1098',
    rule: { kind: 'unplaced', codes: ['TS2769'] },
  },
];
