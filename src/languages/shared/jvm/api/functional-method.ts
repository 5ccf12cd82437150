import type { ApiFunctional } from '../../../../model/library/api-class.js';
import type { ApiMethod } from '../../../../model/library/api-member.js';
import { flag } from '../class-file/class-file.js';
import type { FoundClass } from './class-finder.js';
import { isVisible, type Owner, readMethod } from './read-member.js';
import { objectName } from './read-type.js';
import { directSupertypes, variablesOf } from './supertypes.js';

/** The one abstract method that a functional interface has (JLS 9.8); nothing if lambdas cannot stand for it. */
export function functionalMethod(owner: Owner): ApiFunctional | undefined {
  const methods = new Map<string, ApiMethod>();
  collect(owner, methods, new Set());
  const [only, ...others] = [...methods.values()].filter(({ form }) => form === 'abstract');
  // A lambda has no type parameters.
  if (!only || others.length > 0 || only.typeParameters.length > 0) return undefined;
  const { name, parameters, result, throws } = only;
  const types = parameters.map(({ type, vararg }) => (vararg ? ({ kind: 'array', element: type } as const) : type));
  return { name, parameters: types, result, throws };
}

// Nearest first: what an interface declares takes the place of what it inherits.
function collect(owner: Owner, methods: Map<string, ApiMethod>, seen: Set<FoundClass>): void {
  const { found, name, scope } = owner;
  if (seen.has(found)) return;
  seen.add(found);
  for (const info of found.file.methods) {
    if (!isVisible(info) || (info.flags & flag.static) !== 0) continue;
    const method = readMethod(info, owner);
    const key = signatureText(method);
    if (!methods.has(key) && !isOfObject(method)) methods.set(key, method);
  }
  for (const above of directSupertypes(found)) {
    if (above.name === objectName) continue;
    const next = scope.finder.find(above.name);
    collect({ found: next, name, scope: { ...scope, variables: variablesOf(next, above.args, scope) } }, methods, seen);
  }
}

/** The name of a method and what it takes: of two with the same, the one of the subclass overrides the other. */
export function signatureText({ name, parameters }: Pick<ApiMethod, 'name' | 'parameters'>): string {
  return `${name}${JSON.stringify(parameters.map(({ type, vararg }) => [type, vararg]))}`;
}

function isOfObject({ name, parameters }: ApiMethod): boolean {
  if (parameters.length === 0) return name === 'hashCode' || name === 'toString';
  return name === 'equals' && parameters.length === 1 && parameters[0]?.type.kind === 'top';
}
