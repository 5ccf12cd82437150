import type { ApiType, ApiTypeParameter } from '../../../model/library/api-type.js';

/** What type parameters are erased to, by their names. */
export type Erasures = ReadonlyMap<string, string>;

/** The erasure of a type (JLS 4.6), as a text. */
export function erased(type: ApiType, scope: Erasures): string {
  switch (type.kind) {
    case 'class':
    case 'primitive':
      return type.name;
    case 'parameter':
      return scope.get(type.name) ?? '';
    case 'array':
      return `${erased(type.element, scope)}[]`;
    case 'nullable':
      return erased(type.of, scope);
    case 'function':
      return `(${type.parameters.length})`;
    default:
      return type.kind;
  }
}

/** What type parameters are erased to beside others: the first bound of each. */
export function erasedParameters(parameters: readonly ApiTypeParameter[], scope: Erasures): Erasures {
  if (parameters.length === 0) return scope;
  const all = new Map(scope);
  const bounds = new Map(parameters.map(({ name, bounds: [bound] }) => [name, bound]));
  for (const { name } of parameters) {
    let bound = bounds.get(name);
    while (bound?.kind === 'parameter' && bounds.has(bound.name)) bound = bounds.get(bound.name);
    all.set(name, bound ? erased(bound, all) : 'java.lang.Object');
  }
  return all;
}
