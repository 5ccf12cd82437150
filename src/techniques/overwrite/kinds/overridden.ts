import type { MethodDeclaration } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import { cannotBe } from '../cannot-be.js';
import type { Injection } from '../fault.js';
import { overridingIn } from '../overriding.js';
import { drawType, kindOf } from '../wrong-type.js';

/** An abstract method is to give what the methods that override it do not give. */
export const overriddenResult: Injection = {
  fault: 'overriddenResult',
  inject(subject) {
    const { random, program } = subject;
    const possible = overridingIn(subject).filter(
      ({ overridden, overriding }) =>
        !overridden.body && !program.omitted?.includes(overriding.id) && overriding.result.kind !== 'parameter',
    );
    if (possible.length === 0) return undefined;
    const { overridden, overriding } = random.pick(possible);
    const type = drawType(subject, [], (to) => cannotBe(subject, overriding.result, to) && to.kind !== 'primitive');
    if (!type) return undefined;
    const changed = replaceNode<MethodDeclaration>(program, overridden, { ...overridden, result: type });
    const reason = `an overriding method with a wrong result: ${kindOf(subject, type)}`;
    return { program: changed, reason, isAnywhere: true };
  },
};
