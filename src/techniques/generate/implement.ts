import { argumentsOf, type TypeParameter } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import { parameterLabel, type Type } from '../../model/types/type.js';
import { closure } from './declare-header.js';
import { addMethod } from './declare-members.js';
import { type ClassDraft, isComplete, type MethodDraft } from './draft.js';
import { type Generation, newId } from './generation.js';

/** Gives every class the methods that it must implement, and some that it may override. */
export function implementInherited(generation: Generation): void {
  // Superclasses come first, so what they implement is known.
  for (const draft of [...generation.classes.values()]) {
    const mustDeclare = draft.form === 'abstract' && generation.profile.restrictions.implementInterfaces !== undefined;
    if (isComplete(draft) || mustDeclare) implementIn(generation, draft);
  }
}

/** Gives a class the methods that it must implement, and some that it may override. */
export function implementIn(generation: Generation, draft: ClassDraft): void {
  const { random, policy, classes, originals } = generation;
  const done = new Set<MethodDraft>();
  for (let above = superclassOf(generation, draft); above; above = superclassOf(generation, above)) {
    for (const method of above.methods) {
      const original = originals.get(method);
      if (original) done.add(original);
    }
  }
  for (const type of closure(generation, draft.self).slice(1)) {
    for (const method of classes.get(type.name)?.methods ?? []) {
      if (done.has(method) || !method.open || method.overrides) continue;
      if (!method.abstract && !random.chance(policy.chances.overrideConcrete)) continue;
      if (draft.form === 'abstract' && method.owner?.form !== 'interface') continue;
      done.add(method);
      originals.set(override(generation, draft, method, argumentsOf(generation.hierarchy, type)), method);
    }
  }
}

function superclassOf(generation: Generation, draft: ClassDraft): ClassDraft | undefined {
  return draft.superclassType && generation.classes.get(draft.superclassType.name);
}

// The type parameters of the overriding method are its own: their labels may not hide those of the class.
function override(
  generation: Generation,
  draft: ClassDraft,
  method: MethodDraft,
  by: ReadonlyMap<string, Type>,
): MethodDraft {
  const { hierarchy, names } = generation;
  const { table } = hierarchy;
  const taken = draft.typeParameters.map(({ name }) => parameterLabel(name));
  const all = new Map(by);
  const renamed = method.typeParameters.map((each) => {
    const label = names.typeParameter(taken);
    taken.push(label);
    const name = `${draft.name}.${method.name}.${label}`;
    all.set(each.name, table.parameter(name));
    return { ...each, name };
  });
  const typeParameters = renamed.map(
    ({ bound, ...rest }): TypeParameter => ({ ...rest, ...(bound && { bound: substitute(bound, all, table) }) }),
  );
  const parameters = method.parameters.map(({ type, name }) => ({
    id: newId(generation),
    name,
    type: substitute(type, all, table),
    vararg: false,
  }));
  const result = substitute(method.result, all, table);
  return addMethod(generation, draft, { name: method.name, typeParameters, parameters, result, overrides: true });
}
