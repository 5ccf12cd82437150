import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A condition is a boolean wherever it stands. */
export const rule = snippet(
  {
    id: 'alike-errors-in-alike-conditions',
    summary: 'the condition of a statement must be a boolean',
    cites: { document: 'JLS 17', section: '14.9 The if Statement' },
    expectation: rejected('a condition is no boolean'),
  },
  (fresh, random) => {
    const number = fresh('number');
    const other = fresh('other');
    return random.pick([
      'if (1) { }',
      'while ("text") { }',
      'do { } while (1);',
      'for (; 1; ) { }',
      `int ${number} = 1 ? 2 : 3;`,
      `boolean ${other} = !1;`,
      `boolean ${other} = "text" && true;`,
      'assert 1;',
    ]);
  },
);
