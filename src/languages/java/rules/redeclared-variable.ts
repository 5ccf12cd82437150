import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A local variable is declared once. */
export const rule = snippet(
  {
    id: 'redeclared-variable',
    summary: 'a local variable cannot be declared again in its scope',
    cites: { document: 'JLS 17', section: '6.4 Shadowing and Obscuring' },
    expectation: rejected('a local variable is declared twice'),
  },
  (fresh) => {
    const twice = fresh('twice');
    return `int ${twice} = 1; int ${twice} = 2;`;
  },
);
