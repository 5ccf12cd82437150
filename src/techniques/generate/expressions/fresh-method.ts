import type { FunctionShape } from '../../../model/types/function-shape.js';
import { boundOf, type TypeParameter } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import { mentions, parameterLabel, type Type } from '../../../model/types/type.js';
import { chooseType, repeat } from '../choose-type.js';
import { outerScope } from '../declare-class.js';
import { addMethod } from '../declare-members.js';
import type { MethodDraft } from '../draft.js';
import { allows, type Generation, newId, within } from '../generation.js';
import { mentionsInner } from '../inner-types.js';
import { mayCall } from '../running/may-run.js';
import type { Scope } from '../scope.js';

/**
 * A new function with a result of a type (Algorithm 1, line 7). The type parameters in the type become the function's
 * own, so that it can stand outside of all classes.
 */
export function freshFunction(generation: Generation, scope: Scope, result: Type): MethodDraft | undefined {
  const { hierarchy, names, policy } = generation;
  const { table } = hierarchy;
  if (result.kind === 'primitive' && !allows(generation, 'primitives')) return undefined;
  if (generation.freshMethods >= policy.freshMethods || mentionsInner(generation, result)) return undefined;
  const used = scope.typeParameters.filter((name) => mentions(result, { has: (each) => each === name }));
  if (used.length > 0 && !allows(generation, 'genericMethods')) return undefined;
  if (used.some((name) => boundOf(hierarchy, name) !== table.top)) return undefined;
  generation.freshMethods++;
  const name = names.method();
  const own = used.map((each): TypeParameter => ({ name: `.${name}.${parameterLabel(each)}`, variance: 'invariant' }));
  const by = new Map(used.map((each, i) => [each, table.parameter((own[i] as TypeParameter).name)]));
  const inner = outerScope(own);
  const parameters = repeat(within(generation, policy.counts.freshParameters), () => ({
    id: newId(generation),
    name: names.value(),
    type: chooseType(generation, inner, { depth: 1, primitives: true, projections: true }),
    vararg: false,
  }));
  return finished(generation, {
    name,
    typeParameters: own,
    parameters,
    result: substitute(result, by, table),
  });
}

/** A new function with exactly these parameters and this result, for a method reference; types may be no type parameters. */
export function freshReferenceTarget(
  generation: Generation,
  scope: Scope,
  shape: FunctionShape,
): MethodDraft | undefined {
  const { names, policy } = generation;
  if (generation.freshMethods >= policy.freshMethods) return undefined;
  const inScope = { has: (name: string) => scope.typeParameters.includes(name) };
  const types = [...shape.parameters, shape.result];
  if (types.some((type) => mentions(type, inScope) || mentionsInner(generation, type))) return undefined;
  generation.freshMethods++;
  const parameters = shape.parameters.map((type) => ({
    id: newId(generation),
    name: names.value(),
    type,
    vararg: false,
  }));
  return finished(generation, { name: names.method(), parameters, result: shape.result });
}

// Where only what is known to end may be called, its body is made at once; nothing if it cannot be called all the same.
function finished(generation: Generation, shape: Parameters<typeof addMethod>[2]): MethodDraft | undefined {
  const method = addMethod(generation, undefined, shape);
  generation.running?.finish?.(method);
  return mayCall(generation, method) ? method : undefined;
}
