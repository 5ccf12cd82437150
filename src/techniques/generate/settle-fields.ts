import { isAssignable } from '../../model/types/assignable.js';
import { argumentsOf } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import { mentions, type Type } from '../../model/types/type.js';
import { chooseBuiltIn } from './choose-type.js';
import { memberScope } from './declare-members.js';
import type { ClassDraft } from './draft.js';
import { isAboveAnother } from './expressions/confusable.js';
import { type Generation, newId } from './generation.js';
import { heightOf, typeHeight } from './height.js';
import { fitsPosition } from './variance.js';

/**
 * Gives fields other types where an object could not be made, or only of many others: what has to be made for them would
 * be a null in the end. Some are left as they are.
 */
export function settleFields(generation: Generation): void {
  const { classes, policy, random, heights } = generation;
  // Superclasses come first.
  for (const draft of classes.values()) {
    handOn(generation, draft);
    if (draft.form === 'interface' || random.chance(policy.chances.deepFields)) continue;
    if (heightOf(generation, draft) <= policy.objectHeight) continue;
    lower(generation, draft);
    heights.clear();
  }
}

/**
 * Gives a class fields for what the constructor of its superclass takes and only this class can be given: values of types
 * that mention its type parameters.
 */
export function handOn(generation: Generation, draft: ClassDraft): void {
  const { hierarchy, names, classes } = generation;
  const above = draft.superclassType && classes.get(draft.superclassType.name);
  if (!draft.superclassType || !above) return;
  const own = new Set(draft.typeParameters.map(({ name }) => name));
  const by = argumentsOf(hierarchy, draft.superclassType);
  for (const field of above.fields) {
    const type = substitute(field.type, by, hierarchy.table);
    const isExact = isAboveAnother({ generation, scope: memberScope(draft) }, [type]);
    const gives = (other: Type) => (isExact ? other === type : isAssignable(hierarchy, other, type));
    const isGiven = !mentions(type, own) || draft.fields.some((each) => gives(each.type));
    if (isGiven || !fitsPosition(hierarchy, type, 'out', draft.typeParameters)) continue;
    draft.fields.push({ id: newId(generation), name: names.value(), type, mutable: false, access: 'public' });
  }
}

function lower(generation: Generation, { fields }: ClassDraft): void {
  for (const [i, field] of fields.entries()) {
    if (typeHeight(generation, field.type) >= generation.policy.objectHeight)
      fields[i] = { ...field, type: chooseBuiltIn(generation, { primitives: true }) };
  }
}
