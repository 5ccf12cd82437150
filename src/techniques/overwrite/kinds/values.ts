import type { Fault } from '../../../model/program/fault.js';
import type { Injection } from '../fault.js';
import type { Role } from '../slots.js';
import { wrongSlot } from '../wrong-value.js';

/** Values of wrong types: what is given to a method, assigned, returned by a lambda, and so on. */
export const wrongValues: readonly Injection[] = [
  inRole('argument', 'argument', 'an argument of a wrong type'),
  inRole('assignment', 'assigned', 'an assignment of a wrong type'),
  inRole('lambdaResult', 'lambdaResult', 'a result of a lambda of a wrong type'),
  inRole('arrayElement', 'element', 'an element of a wrong type'),
  inRole('defaultValue', 'default', 'a default value of a wrong type'),
  inRole('superArgument', 'superArgument', 'an argument of a superclass of a wrong type'),
  inRole('branch', 'branch', 'a branch of a wrong type'),
  inRole('condition', 'condition', 'a condition of a wrong type'),
];

function inRole(fault: Fault, role: Role, what: string): Injection {
  return {
    fault,
    inject(subject) {
      const possible = subject.slots.filter((slot) => slot.role === role);
      return possible.length === 0 ? undefined : wrongSlot(subject, subject.random.pick(possible), what);
    },
  };
}
