import type { CallExpression, FieldExpression } from '../../../model/program/expression.js';
import type { FieldDeclaration, MethodDeclaration } from '../../../model/program/program.js';
import { calledMethods } from '../../../model/program/program-index.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import { outermostOf, type Placed } from '../survey.js';

/** A member that is used outside of its class becomes private. */
export const privateMember: Injection = {
  fault: 'privateMember',
  inject(subject) {
    const { random, profile } = subject;
    const uses = [...usedMethods(subject), ...(profile.tolerates.privateFields ? [] : usedFields(subject))];
    if (uses.length === 0) return undefined;
    return random.pick(uses)();
  },
};

function usedMethods({ survey, program }: Subject): (() => Wronged)[] {
  return survey.calls.flatMap(({ node, outermost }: Placed<CallExpression>) => {
    if (node.callee.kind === 'function') return [];
    const owner = survey.index.classes.get(node.callee.owner);
    const methods = calledMethods(survey.index, node);
    const [method] = methods;
    if (!owner || !method || methods.length > 1 || outermostOf(survey.index, owner) === outermost) return [];
    const isAlone = survey.methods.filter((each) => each.node.name === method.name).length === 1;
    if (!isAlone || method.access !== 'public' || !method.body || owner.form === 'interface') return [];
    const hidden = { ...method, access: 'private', open: false } as const;
    return [
      () => ({
        program: replaceNode<MethodDeclaration>(program, method, hidden),
        reason: 'a call of a private method',
        at: node,
      }),
    ];
  });
}

function usedFields({ survey, program }: Subject): (() => Wronged)[] {
  return survey.reads.flatMap(({ node, outermost }: Placed<FieldExpression>) => {
    const owner = survey.index.classes.get(node.owner);
    const field = owner?.fields.find(({ name }) => name === node.name);
    if (!owner || !field || field.access !== 'public' || owner.form === 'record') return [];
    if (outermostOf(survey.index, owner) === outermost) return [];
    const hidden = { ...field, access: 'private' } as const;
    return [
      () => ({
        program: replaceNode<FieldDeclaration>(program, field, hidden),
        reason: 'a use of a private field',
        at: node,
      }),
    ];
  });
}
