import type { ApiClassType, ApiTypeArgument } from '../../../../model/library/api-type.js';
import type { JvmArgument, JvmClassType } from '../class-file/signature.js';
import type { FoundClass } from './class-finder.js';
import type { Owner } from './read-member.js';
import { objectName, readArgument, readClassType, type Scope } from './read-type.js';
import { Unexpressed } from './unexpressed.js';

/** What a class inherits from, in its own terms. */
export interface Inherited {
  /** The nearest supertypes that programs can name. */
  readonly types: readonly ApiClassType[];
  /** Those in between, which they cannot, the nearest first; their public members are members of the class. */
  readonly hidden: readonly Owner[];
}

/** The supertypes of a class whose members have the name of an owner. */
export function inheritedBy(owner: Owner): Inherited {
  const types = new Map<string, ApiClassType>();
  const hidden: Owner[] = [];
  collect(owner, types, hidden);
  return { types: [...types.values()], hidden };
}

function collect({ found, name, scope }: Owner, types: Map<string, ApiClassType>, hidden: Owner[]): void {
  for (const above of directSupertypes(found)) {
    if (above.name === objectName) continue;
    const next = scope.finder.find(above.name);
    if (next.nameable) {
      const type = readClassType(above, scope);
      types.set(JSON.stringify(type), type);
      continue;
    }
    // A class may inherit from an interface on several ways.
    if (hidden.some((each) => each.found === next)) continue;
    const one: Owner = { found: next, name, scope: { ...scope, variables: variablesOf(next, above.args, scope) } };
    hidden.push(one);
    collect(one, types, hidden);
  }
}

/** The supertypes of a class as its file writes them. */
export function directSupertypes({ signature, name }: FoundClass): JvmClassType[] {
  return signature.supertypes.map((type) => {
    if (type.kind !== 'class') throw new Unexpressed('a supertype that is no class', name);
    return type;
  });
}

/** What the variables of a class stand for where it is applied to arguments; a raw one says nothing. */
export function variablesOf(
  { signature }: FoundClass,
  args: readonly JvmArgument[],
  scope: Scope,
): ReadonlyMap<string, ApiTypeArgument> {
  return new Map(
    signature.parameters.map(({ name }, i) => {
      const arg = args[i];
      return [name, arg ? readArgument(arg, scope) : { kind: 'star' as const }];
    }),
  );
}
