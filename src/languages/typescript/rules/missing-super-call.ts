import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A derived constructor calls super. */
export const rule = snippet(
  {
    id: 'missing-super-call',
    summary: 'the constructor of a derived class must call super',
    cites: { document: 'TypeScript Handbook', section: 'Classes: Super Calls' },
    example: 'export const a = 1;\n',
    expectation: rejected('a constructor of a derived class does not call super', 'TS2377', 'TS17009'),
  },
  (fresh) => `class ${fresh('Base')} {} class ${fresh('Derived')} extends ${fresh('Base')} { constructor() {} }`,
);
