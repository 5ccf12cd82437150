import type { Expression } from '../../../model/program/expression.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import type { Survey } from '../survey.js';
import { wrongedBy } from '../wrong-value.js';

/** A name that nothing in scope has: of a variable, a method, a function or a field. */
export const unknownName: Injection = {
  fault: 'unknownName',
  inject(subject) {
    const { survey, random } = subject;
    const members: Survey['calls'] | Survey['reads'] = random.chance(0.5) ? survey.calls : survey.reads;
    if (members.length === 0 || random.chance(0.4)) return unknownVariable(subject);
    const { node } = members[random.int(0, members.length - 1)] as Survey['calls'][number] | Survey['reads'][number];
    const other: Expression = { ...node, name: `missing${node.id}` };
    return wrongedBy(subject, node, other, `an unknown ${node.kind === 'call' ? 'method' : 'field'}`);
  },
};

// A local variable of another method is as unknown as one that is nowhere.
function unknownVariable(subject: Subject): Wronged | undefined {
  const { slots, survey, random } = subject;
  if (slots.length === 0) return undefined;
  const { value, method } = random.pick(slots);
  const elsewhere = survey.locals.filter((each) => each.method !== undefined && each.method !== method);
  const isElsewhere = elsewhere.length > 0 && random.chance(0.5);
  const name = isElsewhere ? random.pick(elsewhere).node.name : `missing${value.id}`;
  const other: Expression = { kind: 'variable', id: value.id, type: value.type, name };
  return wrongedBy(subject, value, other, isElsewhere ? 'a variable out of its scope' : 'an unknown variable');
}
