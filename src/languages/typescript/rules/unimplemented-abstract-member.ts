import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An abstract member is implemented. */
export const rule = snippet(
  {
    id: 'unimplemented-abstract-member',
    summary: 'a class must implement the abstract members of its base class',
    cites: { document: 'TypeScript Handbook', section: 'Classes: Abstract Construct Signatures' },
    example: 'export const a = 1;\n',
    expectation: rejected('an abstract member is not implemented', 'TS2515'),
  },
  (fresh) =>
    `abstract class ${fresh('Shape')} { abstract area(): number } class ${fresh('Square')} extends ${fresh('Shape')} {}`,
);
