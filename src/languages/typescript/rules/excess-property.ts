import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An object literal has no more properties than its type. */
export const rule = snippet(
  {
    id: 'excess-property',
    summary: 'an object literal may not have properties that its type does not know',
    cites: { document: 'TypeScript Handbook', section: 'Object Types: Excess Property Checks' },
    example: 'export const a = 1;\n',
    expectation: rejected('an object literal has a property too many', 'TS2353', 'TS2322'),
  },
  (fresh) => `const ${fresh('point')}: { x: number } = { x: 1, y: 2 };`,
);
