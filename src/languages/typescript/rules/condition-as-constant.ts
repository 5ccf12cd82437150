import { insertBefore, replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { typeGuardOf } from './shared/guards.js';
import { statementPlaces } from './shared/places.js';

/** A condition narrows also by its name. */
export const rule = defineRule({
  id: 'condition-as-constant',
  summary: 'a condition in a constant narrows like the condition itself',
  cites: {
    document: 'TypeScript Release Notes',
    section: '4.4: Control Flow Analysis of Aliased Conditions and Discriminants',
  },
  since: { typescript: '4.4.2' },
  example:
    "export function f(a: number | string) {\n  const b = a;\n  if (typeof b === 'string') return b.length;\n  return b.toFixed();\n}\n",
  expectation: same,
  precondition: (program) =>
    statementPlaces(program).filter((node) => node.kind === 'IfStatement' && typeGuardOf(node, program) !== undefined),
  transformation: (node, program) => {
    const [guard, name] = [typeGuardOf(node, program), program.fresh('isSo')];
    return guard && [insertBefore(node, `const ${name} = ${guard.text};\n`), replace(guard, name)];
  },
});
