import type { AssignStatement, Expression, Statement } from '../../../model/program/expression.js';
import { rewriteProgram } from '../../../model/program/rewrite.js';
import { traverse } from '../../../model/program/traverse.js';
import type { Injection } from '../fault.js';
import { newIds } from '../new-ids.js';
import { memberUse } from './statements.js';

/** A variable is used as what it was given, though it was given some value of its own type afterwards. */
export const flowType: Injection = {
  fault: 'flowType',
  inject(subject) {
    const { random, program } = subject;
    const possible: { assign: AssignStatement; use: Expression }[] = [];
    traverse(program, {
      statement: (each) => {
        if (each.kind !== 'assign' || !each.known) return;
        const use = memberUse(subject, program, { binding: each.known.name, type: each.target.type });
        if (use) possible.push({ assign: each, use });
      },
    });
    if (possible.length === 0) return undefined;
    const { assign, use } = random.pick(possible);
    const id = newIds(program);
    const { type } = assign.target;
    const write: Statement = {
      kind: 'assign',
      id: id(),
      target: { ...assign.target, id: id() },
      value: { kind: 'constant', id: id(), type },
    };
    const changed = rewriteProgram(program, (part) => {
      if (!Array.isArray(part)) return undefined;
      const list = part as readonly unknown[];
      const at = list.indexOf(assign);
      return at < 0 ? undefined : [...list.slice(0, at + 1), write, ...list.slice(at + 1)];
    });
    return { program: changed, reason: 'a variable as what it held before it was written', at: use };
  },
};
