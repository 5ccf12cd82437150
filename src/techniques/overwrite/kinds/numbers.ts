import type { Type } from '../../../model/types/type.js';
import { cannotBe } from '../cannot-be.js';
import type { Injection } from '../fault.js';
import type { Role } from '../slots.js';
import { wrongedBy } from '../wrong-value.js';

/** Null stands where a primitive value is wanted, or one of a type that has no null. */
export const nullToPrimitive: Injection = {
  fault: 'nullToPrimitive',
  inject(subject) {
    const { slots, random, builtIns, hierarchy, profile } = subject;
    const values = new Set(
      builtIns.all.flatMap(({ type, literal }) => (literal && !objects.has(literal) ? [type] : [])),
    );
    const isConvertible = (type: Type) => profile.converts?.(hierarchy.table.bottom, type) ?? false;
    const hasNoNull = (type: Type) =>
      !isConvertible(type) && (type.kind === 'primitive' || (hierarchy.boxes.size === 0 && values.has(type)));
    const isElsewhere = (role: Role) => profile.tolerates.nullElsewhere && role !== 'initial' && role !== 'assigned';
    const possible = slots.filter(({ type, role }) => hasNoNull(type) && isChecked(role) && !isElsewhere(role));
    if (possible.length === 0) return undefined;
    const { value } = random.pick(possible);
    const none = { kind: 'null', id: value.id, type: hierarchy.table.bottom } as const;
    return wrongedBy(subject, value, none, 'null for a primitive value');
  },
};

/** A number of one class stands where one of another class is wanted, which is not above it. */
export const narrowing: Injection = {
  fault: 'narrowing',
  inject(subject) {
    const { slots, random, builtIns, profile } = subject;
    const numbers = builtIns.all.flatMap(({ type, literal }) =>
      literal && wholeOrReal.has(literal) && type.kind === 'class' ? [type] : [],
    );
    const isNumber = new Set<Type>(numbers);
    const isConverted = (role: Role) => profile.tolerates.convertedElements && role === 'element';
    const possible = slots.filter(({ type, role }) => isNumber.has(type) && isChecked(role) && !isConverted(role));
    if (possible.length === 0) return undefined;
    const { value, type } = random.pick(possible);
    const wrong = numbers.filter((from) => cannotBe(subject, from, type));
    if (wrong.length === 0) return undefined;
    const other = { kind: 'constant', id: value.id, type: random.pick(wrong) } as const;
    return wrongedBy(subject, value, other, 'a number of another class');
  },
};

// The type of a choice between numbers is another one in some languages (JLS 15.25.2).
function isChecked(role: Role): boolean {
  return role !== 'branch' && role !== 'condition';
}

const wholeOrReal: ReadonlySet<string> = new Set(['int', 'long', 'short', 'byte', 'float', 'double', 'bigint']);

// Big numbers are objects in some languages.
const objects: ReadonlySet<string> = new Set(['string', 'bigint', 'bigdecimal']);
