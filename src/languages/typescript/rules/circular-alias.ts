import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A type alias is not itself. */
export const rule = snippet(
  {
    id: 'circular-alias',
    summary: 'a type alias cannot be the type that it names',
    cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Type Aliases' },
    example: 'export const a = 1;\n',
    expectation: rejected('a type alias refers to itself', 'TS2456'),
  },
  (fresh) => `type ${fresh('Circle')} = ${fresh('Circle')};`,
);
