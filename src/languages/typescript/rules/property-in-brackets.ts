import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isPlainSelection } from './shared/chains.js';

/** `a.b` is `a["b"]`. */
export const rule = defineRule({
  id: 'property-in-brackets',
  summary: 'a property in brackets is the property of that name',
  cites: { document: 'ECMAScript 2024', section: '13.3.2 Property Accessors' },
  example: 'const a = { b: 1 };\nexport const c = a.b + 1;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('PropertyAccessExpression').filter((node) => isFreeValue(node) && isPlainSelection(node)),
  transformation: (node) => {
    const [object, name] = [node.children[0], node.children.at(-1)];
    return object && name && [replace(node, `${object.text}['${name.text}']`)];
  },
});
