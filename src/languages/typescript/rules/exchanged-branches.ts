import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** An if statement can be turned around. */
export const rule = defineRule({
  id: 'exchanged-branches',
  summary: 'an if statement does the same with its condition negated and its branches exchanged',
  cites: { document: 'ECMAScript 2024', section: '14.6 The if Statement' },
  example: 'export function f(a: number) {\n  if (a > 1) {\n    return 1;\n  } else {\n    return 2;\n  }\n}\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('IfStatement').filter(
      ({ children }) => children.length === 3 && children[1]?.kind === 'Block' && children[2]?.kind === 'Block',
    ),
  transformation: (node) => {
    const [condition, first, second] = node.children;
    return (
      condition && first && second && [replace(node, `if (!(${condition.text})) ${second.text} else ${first.text}`)]
    );
  },
});
