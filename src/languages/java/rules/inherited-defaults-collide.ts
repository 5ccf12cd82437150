import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Two defaults must be decided. */
export const rule = snippet(
  {
    id: 'inherited-defaults-collide',
    summary: 'a class cannot inherit two default methods of one signature',
    cites: { document: 'JLS 17', section: '8.4.8.4 Inheriting Methods with Override-Equivalent Signatures' },
    expectation: rejected('two default methods collide'),
  },
  (fresh) => {
    const [First, Second, Both] = [fresh('First'), fresh('Second'), fresh('Both')] as const;
    return `interface ${First} { default void run() { } } interface ${Second} { default void run() { } } class ${Both} implements ${First}, ${Second} { }`;
  },
);
