import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';

/** A template without substitutions is a text. */
export const rule = defineRule({
  id: 'template-of-text',
  summary: 'a template without substitutions has the value of the text',
  cites: { document: 'ECMAScript 2024', section: '13.2.8 Template Literals' },
  example: "const a: string = 'a b';\nexport const b = [a, 'c'];\n",
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('StringLiteral').filter((node) => isFreeValue(node) && /^(['"])[\w .,:;-]*\1$/.test(node.text)),
  transformation: (node) => [replace(node, `\`${node.text.slice(1, -1)}\``)],
});
