import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** No value is of type `never`. */
export const rule = snippet(
  {
    id: 'value-for-never',
    summary: 'nothing can be assigned to a variable of type never',
    cites: { document: 'TypeScript Handbook', section: 'Narrowing: The never type' },
    example: 'export const a = 1;\n',
    expectation: rejected('a value is assigned to a variable of type never', 'TS2322'),
  },
  (fresh) => `const ${fresh('none')}: never = 0;`,
);
