import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A readonly property is not written. */
export const rule = snippet(
  {
    id: 'written-readonly-property',
    summary: 'a readonly property cannot be assigned',
    cites: { document: 'TypeScript Handbook', section: 'Object Types: readonly Properties' },
    example: 'export const a = 1;\n',
    expectation: rejected('a readonly property is assigned', 'TS2540'),
  },
  (fresh) => `const ${fresh('point')}: { readonly x: number } = { x: 1 }; ${fresh('point')}.x = 2;`,
);
