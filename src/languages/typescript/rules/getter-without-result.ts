import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A getter gives a value. */
export const rule = snippet(
  {
    id: 'getter-without-result',
    summary: 'a getter must return a value',
    cites: { document: 'TypeScript Handbook', section: 'Classes: Getters / Setters' },
    example: 'export const a = 1;\n',
    expectation: rejected('a getter returns nothing', 'TS2378'),
  },
  (fresh) => `class ${fresh('Meter')} { get level() {} }`,
);
