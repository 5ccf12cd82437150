import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { hasType } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';

/** A switch over true is an if statement. */
export const rule = defineRule({
  id: 'if-as-switch',
  summary: 'a switch statement over true narrows like an if statement',
  cites: { document: 'TypeScript Release Notes', section: '5.3: switch (true) Narrowing' },
  since: { typescript: '5.3.2' },
  example:
    "export function f(a: number | string) {\n  if (typeof a === 'string') {\n    return a.length;\n  } else {\n    return a.toFixed();\n  }\n}\n",
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('IfStatement').filter(
      (node) =>
        node.children.length === 3 &&
        node.children[1]?.kind === 'Block' &&
        node.children[2]?.kind === 'Block' &&
        node.children[0] &&
        hasType(node.children[0], 'boolean') &&
        !/\bbreak\b/.test(node.text),
    ),
  transformation: (node) => {
    const [condition, first, second] = node.children;
    return (
      condition &&
      first &&
      second && [
        replace(node, `switch (true) { case ${condition.text}: ${first.text} break; default: ${second.text} }`),
      ]
    );
  },
});
