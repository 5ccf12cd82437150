import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What is assigned later is not narrowed in a closure. */
export const rule = snippet(
  {
    id: 'lost-narrowing-in-closure',
    summary: 'a variable that is assigned later is not narrowed in functions',
    cites: {
      document: 'TypeScript Release Notes',
      section: '5.4: Preserved Narrowing in Closures Following Last Assignments',
    },
    example: 'export const a = 1;\n',
    expectation: rejected('a variable may be undefined when the function is called', 'TS18048', 'TS2532'),
  },
  (fresh) => {
    const late = fresh('late');
    return `let ${late} = [0].length ? 'text' : undefined; if (${late} !== undefined) { const ${fresh('read')} = () => ${late}.length; ${late} = undefined; }`;
  },
);
