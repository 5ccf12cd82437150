import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A name must be declared. */
export const rule = snippet(
  {
    id: 'undeclared-name',
    summary: 'a name that is not declared cannot be used',
    cites: { document: 'ECMAScript 2024', section: '13.1 Identifiers' },
    example: 'export const a = 1;\n',
    expectation: rejected('a name is used that is not declared', 'TS2304', 'TS2552'),
  },
  (fresh) => `${fresh('undeclaredName')};`,
);
