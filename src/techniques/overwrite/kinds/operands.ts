import type { Expression } from '../../../model/program/expression.js';
import { closedTypes } from '../cannot-be.js';
import type { Injection } from '../fault.js';
import { wrongedBy } from '../wrong-value.js';

/** An object of a class of the program is an operand of an operator for numbers. */
export const operand: Injection = {
  fault: 'operand',
  inject(subject) {
    const { survey, random } = subject;
    const types = closedTypes(subject);
    const possible = survey.operations.filter(
      ({ node }) => numeric.has(node.operator) && isBuiltIn(subject, node.left),
    );
    if (types.length === 0 || possible.length === 0) return undefined;
    const { node } = random.pick(possible);
    const other = { kind: 'constant', id: node.right.id, type: random.pick(types) } as const;
    return wrongedBy(subject, node.right, other, 'an operand of a wrong type');
  },
};

// Of a text anything may be taken away in Groovy, and anything may be appended to it everywhere.
const numeric: ReadonlySet<string> = new Set(['-', '*', '/', '%', '<', '<=', '>', '>=']);

function isBuiltIn({ survey, builtIns }: Parameters<Injection['inject']>[0], { type }: Expression): boolean {
  return (
    type !== builtIns.string &&
    (type.kind === 'primitive' || (type.kind === 'class' && !survey.index.classes.has(type.name)))
  );
}
