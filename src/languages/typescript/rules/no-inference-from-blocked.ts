import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** `NoInfer` blocks candidates. */
export const rule = snippet(
  {
    id: 'no-inference-from-blocked',
    summary: 'a parameter of type NoInfer gives no candidate for its type argument',
    cites: { document: 'TypeScript Release Notes', section: '5.4: The NoInfer Utility Type' },
    since: { typescript: '5.4.2' },
    example: 'export const a = 1;\n',
    expectation: rejected('a value is of none of the inferred types', 'TS2345'),
  },
  (fresh) =>
    `const ${fresh('choose')} = <T extends string>(all: T[], first: NoInfer<T>): T => first ?? all[0]; ${fresh('choose')}(['a', 'b'], 'c');`,
);
