import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A required property must be there. */
export const rule = snippet(
  {
    id: 'missing-property',
    summary: 'an object without a required property is not of the type',
    cites: { document: 'TypeScript Handbook', section: 'Object Types: Property Modifiers' },
    example: 'export const a = 1;\n',
    expectation: rejected('an object lacks a required property', 'TS2741'),
  },
  (fresh) => `const ${fresh('point')}: { x: number; y: number } = { x: 1 };`,
);
