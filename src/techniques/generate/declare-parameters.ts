import { declareParameters, type TypeParameter } from '../../model/types/hierarchy.js';
import { type ParameterType, parameterLabel, type Type } from '../../model/types/type.js';
import { chooseSeveralBounds } from './choose-bounds.js';
import { applyClass, chooseBuiltIn, chooseFunctionType } from './choose-type.js';
import { allows, type Generation, wants, within } from './generation.js';
import type { Scope } from './scope.js';
import { varyingParameters } from './variance.js';

/** Makes the type parameters of a class or a method. Bounds may mention what is in scope and the parameters before. */
export function declareTypeParameters(
  generation: Generation,
  scope: Scope,
  owner: string,
  variance: boolean,
): TypeParameter[] {
  const { hierarchy, policy, names, random } = generation;
  const made: TypeParameter[] = [];
  const taken = scope.typeParameters.map(parameterLabel);
  for (let i = within(generation, policy.typeParameters); i > 0; i--) {
    const label = names.typeParameter(taken);
    taken.push(label);
    // What a class varies with stands in no bound, whether that would be allowed or not.
    const varying = [...varyingParameters(scope.owner), ...made].filter((each) => each.variance !== 'invariant');
    const inMethod = scope.owner !== undefined;
    const before = inMethod && generation.profile.restrictions.independentBounds ? [] : made.map(({ name }) => name);
    const usable = [...scope.typeParameters, ...before].filter((name) => !varying.some((each) => each.name === name));
    const inner = { ...scope, typeParameters: usable };
    const name = `${owner}.${label}`;
    const bound = wants(generation, 'boundedParameters', policy.chances.bound)
      ? chooseBound(generation, inner, hierarchy.table.parameter(name))
      : undefined;
    const varies = variance && !bound && wants(generation, 'declarationVariance', policy.chances.variance);
    const parameter: TypeParameter = {
      name,
      variance: varies ? (random.chance(policy.chances.covariance) ? 'out' : 'in') : 'invariant',
      ...(bound && { bound }),
    };
    declareParameters(hierarchy, [parameter]);
    made.push(parameter);
  }
  return made;
}

function chooseBound(generation: Generation, scope: Scope, parameter: ParameterType): Type | undefined {
  const { random, classes, policy } = generation;
  const several = wants(generation, 'severalBounds', policy.chances.severalBounds)
    ? chooseSeveralBounds(generation, scope, parameter)
    : undefined;
  if (several) return several;
  if (wants(generation, 'functionBounds', allows(generation, 'functionTypes') ? policy.chances.functionBound : 0))
    return chooseFunctionType(generation, scope, { depth: 0, primitives: false, projections: false });
  const usable = [...classes.values()].filter(
    ({ placement, form }) => placement === 'top' && form !== 'record' && form !== 'enum',
  );
  if (usable.length > 0 && random.chance(generation.policy.chances.boundByClass)) {
    // The bound itself may become a type argument.
    const isNested = allows(generation, 'nestedProjections');
    const projections = isNested && wants(generation, 'projectedBounds', generation.policy.chances.projectedBound);
    const wish = { depth: 1, primitives: false, projections };
    return applyClass(generation, scope, random.pick(usable), wish);
  }
  const { typeParameters } = scope;
  if (typeParameters.length > 0 && random.chance(generation.policy.chances.boundByParameter))
    return generation.hierarchy.table.parameter(random.pick(typeParameters));
  return chooseBuiltIn(generation, { primitives: false });
}

/** Decides whether a declaration is generic. */
export function isGeneric(generation: Generation, what: 'genericClasses' | 'genericMethods'): boolean {
  const { chances } = generation.policy;
  return (
    allows(generation, what) &&
    wants(generation, what, what === 'genericClasses' ? chances.genericClass : chances.genericMethod)
  );
}
