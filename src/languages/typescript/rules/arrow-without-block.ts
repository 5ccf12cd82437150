import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { returnedBy } from './shared/functions.js';

/** A block that returns a value is that value. */
export const rule = defineRule({
  id: 'arrow-without-block',
  summary: 'an arrow function whose body only returns an expression can have that expression as its body',
  cites: { document: 'ECMAScript 2024', section: '15.3 Arrow Function Definitions' },
  example: 'export const f = (a: number) => {\n  return a + 1;\n};\n',
  expectation: same,
  precondition: ({ nodes }) => nodes('ArrowFunction').filter((node) => returnedBy(node)),
  transformation: (node) => {
    const [body, value] = [node.children.at(-1), returnedBy(node)];
    return body && value && [replace(body, `(${value.text})`)];
  },
});
