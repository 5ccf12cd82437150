import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** An expression as the body of an arrow function is returned. */
export const rule = defineRule({
  id: 'arrow-with-block',
  summary: 'an arrow function with an expression returns it',
  cites: { document: 'ECMAScript 2024', section: '15.3 Arrow Function Definitions' },
  example: 'export const f = (a: number) => a + 1;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('ArrowFunction').filter(
      (node) => node.children.at(-1)?.kind !== 'Block' && node.children.at(-1)?.role === 'expression',
    ),
  transformation: (node) => {
    const body = node.children.at(-1);
    return body && [replace(body, `{ return ${body.text}; }`)];
  },
});
