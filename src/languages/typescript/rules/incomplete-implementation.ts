import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A class has the members of its interface. */
export const rule = snippet(
  {
    id: 'incomplete-implementation',
    summary: 'a class must have all members of the interface that it implements',
    cites: { document: 'TypeScript Handbook', section: 'Classes: implements Clauses' },
    example: 'export const a = 1;\n',
    expectation: rejected('a class lacks a member of its interface', 'TS2420'),
  },
  (fresh) => `interface ${fresh('Runner')} { run(): void } class ${fresh('Idle')} implements ${fresh('Runner')} {}`,
);
