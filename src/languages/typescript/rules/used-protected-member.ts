import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A protected member is used in derived classes only. */
export const rule = snippet(
  {
    id: 'used-protected-member',
    summary: 'a protected member cannot be used outside of its class and those below',
    cites: { document: 'TypeScript Handbook', section: 'Classes: protected' },
    example: 'export const a = 1;\n',
    expectation: rejected('a protected member is used outside of its class', 'TS2445'),
  },
  (fresh) => `class ${fresh('Safe')} { protected code = 1 } new ${fresh('Safe')}().code;`,
);
