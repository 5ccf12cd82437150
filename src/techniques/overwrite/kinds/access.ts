import type { CallExpression, FieldExpression } from '../../../model/program/expression.js';
import type { Access, ClassDeclaration, FieldDeclaration, MethodDeclaration } from '../../../model/program/program.js';
import { calledMethods } from '../../../model/program/program-index.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import { outermostOf, type Placed } from '../survey.js';

/** A member that is used outside of its class becomes private. */
export const privateMember: Injection = {
  fault: 'privateMember',
  inject(subject) {
    const { random, profile } = subject;
    const isOutside = (place: Placed<unknown>, owner: ClassDeclaration) => {
      if (profile.tolerates.privateInNested) return outermostOf(subject.survey.index, owner) !== place.outermost;
      return !isWithin(subject, place.owner, owner.name);
    };
    const fields = profile.tolerates.privateFields ? [] : usedFields(subject, isOutside, 'private');
    const uses = [...usedMethods(subject, isOutside, 'private'), ...fields];
    return uses.length === 0 ? undefined : random.pick(uses)();
  },
};

/** A member that is used outside of its class and the classes below becomes protected. */
export const protectedMember: Injection = {
  fault: 'protectedMember',
  inject(subject) {
    // A function is in no class.
    const isOutside = ({ owner }: Placed<unknown>) => owner === undefined;
    const uses = [...usedMethods(subject, isOutside, 'protected'), ...usedFields(subject, isOutside, 'protected')];
    return uses.length === 0 ? undefined : subject.random.pick(uses)();
  },
};

type Outside = (place: Placed<unknown>, owner: ClassDeclaration) => boolean;

function isWithin({ survey }: Subject, place: string | undefined, owner: string): boolean {
  for (let name = place; name !== undefined; name = survey.index.enclosing.get(name)?.name)
    if (name === owner) return true;
  return false;
}

function usedMethods({ survey, program }: Subject, isOutside: Outside, access: Access): (() => Wronged)[] {
  return survey.calls.flatMap((place: Placed<CallExpression>) => {
    const { node } = place;
    if (node.callee.kind === 'function') return [];
    const owner = survey.index.classes.get(node.callee.owner);
    const methods = calledMethods(survey.index, node);
    const [method] = methods;
    if (!owner || !method || methods.length > 1 || !isOutside(place, owner)) return [];
    const isAlone = survey.methods.filter((each) => each.node.name === method.name).length === 1;
    if (!isAlone || method.access !== 'public' || !method.body || owner.form === 'interface') return [];
    // A protected static member is a public one of a companion object.
    if (access === 'protected' && method.static) return [];
    const hidden = { ...method, access, ...(access === 'private' && { open: false }) };
    return [
      () => ({
        program: replaceNode<MethodDeclaration>(program, method, hidden),
        reason: `a call of a ${access} method`,
        at: node,
      }),
    ];
  });
}

function usedFields({ survey, program }: Subject, isOutside: Outside, access: Access): (() => Wronged)[] {
  return survey.reads.flatMap((place: Placed<FieldExpression>) => {
    const { node } = place;
    const owner = survey.index.classes.get(node.owner);
    const field = owner?.fields.find(({ name }) => name === node.name);
    if (!owner || !field || field.access !== 'public' || owner.form === 'record' || !isOutside(place, owner)) return [];
    return [
      () => ({
        program: replaceNode<FieldDeclaration>(program, field, { ...field, access }),
        reason: `a use of a ${access} field`,
        at: node,
      }),
    ];
  });
}
