import type { Operator } from '../../../model/program/expression.js';
import type { ClassDeclaration } from '../../../model/program/program.js';
import { isSubtype } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import type { Injection, Subject } from '../fault.js';
import { wrongedBy } from '../wrong-value.js';

/** Two objects are compared of which none can be of the class of the other. */
export const incomparable: Injection = {
  fault: 'incomparable',
  inject(subject) {
    const { survey, random, profile } = subject;
    const operators = profile.tolerates.incomparableValues ? identities : equalities;
    const possible = survey.operations.flatMap(({ node }) => {
      const isEquality = operators.has(node.operator) && node.left.kind === 'new';
      const types = isEquality ? unrelated(subject, node.left.type) : [];
      return types.length > 0 ? [{ node, types }] : [];
    });
    if (possible.length === 0) return undefined;
    const { node, types } = random.pick(possible);
    const other = { kind: 'constant', id: node.right.id, type: random.pick(types) } as const;
    return wrongedBy(subject, node.right, other, 'a comparison of objects that cannot be equal');
  },
};

const identities: ReadonlySet<Operator> = new Set<Operator>(['===', '!==']);
const equalities: ReadonlySet<Operator> = new Set<Operator>([...identities, '==', '!=']);

// Classes that no object is of together with the given one: an interface might be implemented by a subclass.
function unrelated({ survey, hierarchy }: Subject, type: Type): Type[] {
  const own = type.kind === 'class' ? survey.index.classes.get(type.name) : undefined;
  if (!own || !isPlain(own)) return [];
  return [...survey.index.classes.values()]
    .filter((each) => isPlain(each) && each.placement === 'top')
    .map(({ name }) => hierarchy.table.classType(name))
    .filter((other) => !isSubtype(hierarchy, other, type) && !isSubtype(hierarchy, type, other));
}

function isPlain({ form, typeParameters }: ClassDeclaration): boolean {
  return form !== 'interface' && typeParameters.length === 0;
}
