import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An abstract class has no instances. */
export const rule = snippet(
  {
    id: 'instance-of-abstract-class',
    summary: 'an abstract class cannot be instantiated',
    cites: { document: 'TypeScript Handbook', section: 'Classes: abstract Classes and Members' },
    example: 'export const a = 1;\n',
    expectation: rejected('an abstract class is instantiated', 'TS2511'),
  },
  (fresh) => `abstract class ${fresh('Shape')} {} new ${fresh('Shape')}();`,
);
