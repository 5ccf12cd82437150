import type { MethodDeclaration } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import { viewAs } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import { cannotBe } from '../cannot-be.js';
import type { Injection, Subject } from '../fault.js';
import { overridingIn } from '../overriding.js';
import { drawType, kindOf } from '../wrong-type.js';

/** An abstract method is to give what the methods that override it do not give. */
export const overriddenResult: Injection = {
  fault: 'overriddenResult',
  inject(subject) {
    const { random, program, profile } = subject;
    const possible = overridingIn(subject).filter(
      ({ overridden, overriding }) =>
        !overridden.body && !program.omitted?.includes(overriding.id) && overriding.result.kind !== 'parameter',
    );
    if (possible.length === 0) return undefined;
    const { overridden, overriding } = random.pick(possible);
    const { result } = overriding;
    const isWrong = (to: Type) =>
      cannotBe(subject, result, to) &&
      to.kind !== 'primitive' &&
      !(profile.tolerates.overriddenTypeArguments && isOfClass(subject, result, to));
    const type = drawType(subject, [], isWrong);
    if (!type) return undefined;
    const changed = replaceNode<MethodDeclaration>(program, overridden, { ...overridden, result: type });
    const reason = `an overriding method with a wrong result: ${isOfClass(subject, result, type) ? 'type arguments' : kindOf(subject, type)}`;
    return { program: changed, reason, isAnywhere: true };
  },
};

// Whether an object of one type is of the class of the other, with whatever type arguments.
function isOfClass({ hierarchy }: Subject, from: Type, to: Type): boolean {
  return from.kind === 'class' && to.kind === 'class' && viewAs(hierarchy, from, to.name) !== undefined;
}
