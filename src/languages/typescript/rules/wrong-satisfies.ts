import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** `satisfies` checks a value. */
export const rule = snippet(
  {
    id: 'wrong-satisfies',
    summary: 'the operand of satisfies must be assignable to its type',
    cites: { document: 'TypeScript Release Notes', section: '4.9: The satisfies Operator' },
    since: { typescript: '4.9.3' },
    example: 'export const a = 1;\n',
    expectation: rejected('a value does not satisfy its type', 'TS2322'),
  },
  (fresh) => `const ${fresh('checked')} = { x: 1 } satisfies { x: string };`,
);
