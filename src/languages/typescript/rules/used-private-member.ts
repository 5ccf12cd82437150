import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A private member is used within its class only. */
export const rule = snippet(
  {
    id: 'used-private-member',
    summary: 'a private member cannot be used outside of its class',
    cites: { document: 'TypeScript Handbook', section: 'Classes: private' },
    example: 'export const a = 1;\n',
    expectation: rejected('a private member is used outside of its class', 'TS2341'),
  },
  (fresh) => `class ${fresh('Safe')} { private code = 1 } new ${fresh('Safe')}().code;`,
);
