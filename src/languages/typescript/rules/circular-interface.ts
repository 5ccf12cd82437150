import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An interface does not extend itself. */
export const rule = snippet(
  {
    id: 'circular-interface',
    summary: 'an interface cannot extend itself',
    cites: { document: 'TypeScript Handbook', section: 'Object Types: Extending Types' },
    example: 'export const a = 1;\n',
    expectation: rejected('an interface extends itself', 'TS2310'),
  },
  (fresh) => `interface ${fresh('Snake')} extends ${fresh('Snake')} {}`,
);
