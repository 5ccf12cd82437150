import type { Statement } from '../../../model/program/expression.js';
import type { MethodDeclaration } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Type } from '../../../model/types/type.js';
import { closedTypes } from '../cannot-be.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import { newIds } from '../new-ids.js';
import { shownMethods } from './endings.js';

/** What is thrown is no exception. */
export const thrownValue: Injection = {
  fault: 'thrownValue',
  inject(subject) {
    const types = closedTypes(subject);
    if (types.length === 0) return undefined;
    return thrown(subject, subject.random.pick(types), 'a thrown value that is no exception');
  },
};

/** A method throws a checked exception that it does not declare (JLS 11.2). */
export const checkedException: Injection = {
  fault: 'checkedException',
  inject(subject) {
    const type = subject.builtIns.exceptions?.checked;
    return type && thrown(subject, type, 'a checked exception that is not declared');
  },
};

// Under a condition, so that what follows can be reached.
function thrown(subject: Subject, type: Type, reason: string): Wronged | undefined {
  const { random, program, builtIns } = subject;
  const possible = shownMethods(subject);
  if (possible.length === 0) return undefined;
  const node = random.pick(possible);
  const id = newIds(program);
  const value = { kind: 'constant', id: id(), type } as const;
  const fails: Statement = {
    kind: 'if',
    id: id(),
    condition: { kind: 'constant', id: id(), type: builtIns.boolean },
    then: { statements: [{ kind: 'throw', id: id(), value }] },
  };
  const body = { ...node.body, statements: [fails, ...(node.body?.statements ?? [])] };
  return { program: replaceNode<MethodDeclaration>(program, node, { ...node, body }), reason, at: value };
}
