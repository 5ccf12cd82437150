import type { ApiMethod } from '../../../model/library/api-member.js';
import type { Skipped } from '../../../model/library/api-library.js';
import { type Erasures, erased, erasedParameters } from './erased.js';
import type { Member, Owner } from './member.js';

/** A method as it is seen in a class that declares or inherits it; programs may use it if it is a member. */
interface SeenMethod {
  readonly source: ApiMethod;
  readonly owner: Owner;
  readonly member: Member | undefined;
}

/** The methods of a class with those that it inherits, without what is overridden. */
export interface Visible {
  /** By the names that programs show. */
  readonly named: ReadonlyMap<string, readonly SeenMethod[]>;
  /** What takes the place of a method, by its id. */
  readonly actual: ReadonlyMap<string, SeenMethod>;
  /** How many values the methods take of which no more is known, by their names. */
  readonly unknown: ReadonlyMap<string, readonly number[]>;
}

/** Finds the methods of classes by the names of these, and remembers them. */
export function createVisibility(owners: Iterable<Owner>, skipped: readonly Skipped[]): (owner: Owner) => Visible {
  const bySource = new Map<string, Owner>();
  for (const owner of owners) bySource.set(owner.source.name, owner);
  const unknown = new Map<string, Skipped[]>();
  for (const each of skipped) if (each.what === 'method') unknown.set(each.in, [...(unknown.get(each.in) ?? []), each]);
  const found = new Map<string, Visible>();
  return (owner) => {
    let visible = found.get(owner.name);
    if (!visible) {
      visible = collect({ bySource, unknown }, owner);
      found.set(owner.name, visible);
    }
    return visible;
  };
}

interface Known {
  readonly bySource: ReadonlyMap<string, Owner>;
  readonly unknown: ReadonlyMap<string, readonly Skipped[]>;
}

function collect(known: Known, start: Owner): Visible {
  const byKey = new Map<string, SeenMethod>();
  const keys = new Map<string, string>();
  const unknown = new Map<string, number[]>();
  for (const { owner, scope } of withAbove(known, start)) {
    const { source, members } = owner;
    const usable = new Map(members.map((member) => [member.id, member]));
    for (const method of source.methods) {
      // Static methods of interfaces are not inherited (JLS 8.4.8).
      if (owner !== start && method.static && source.form === 'interface') continue;
      const own = erasedParameters(method.typeParameters, scope);
      const taken = method.parameters.map(({ type, vararg }) => erased(type, own) + (vararg ? '[]' : ''));
      const key = `${method.name}(${taken.join()})`;
      keys.set(method.id, key);
      const other = byKey.get(key);
      if (!other || inherits(known, owner, other.owner))
        byKey.set(key, { source: method, owner, member: usable.get(method.id) });
    }
    for (const { name, parameters = -1 } of known.unknown.get(source.name) ?? [])
      unknown.set(name, [...(unknown.get(name) ?? []), parameters]);
  }
  const named = new Map<string, SeenMethod[]>();
  for (const each of byKey.values()) named.set(each.source.name, [...(named.get(each.source.name) ?? []), each]);
  const actual = new Map<string, SeenMethod>();
  for (const [id, key] of keys) actual.set(id, byKey.get(key) as SeenMethod);
  return { named, actual, unknown };
}

// A class and those above it, nearer ones first, with what their type parameters are erased to as seen from the first.
function withAbove({ bySource }: Known, start: Owner): { owner: Owner; scope: Erasures }[] {
  const seen = [{ owner: start, scope: erasedParameters(start.source.typeParameters, new Map()) }];
  const names = new Set([start.source.name]);
  for (const { owner, scope } of seen)
    for (const above of owner.source.supertypes) {
      const next = bySource.get(above.name);
      if (!next || names.has(above.name)) continue;
      names.add(above.name);
      const by = new Map(
        next.source.typeParameters.map(({ name }, i): [string, string] => {
          const arg = above.args[i];
          return [name, arg && arg.kind !== 'star' && arg.kind !== 'projection' ? erased(arg, scope) : ''];
        }),
      );
      seen.push({ owner: next, scope: by });
    }
  return seen;
}

function inherits(known: Known, owner: Owner, above: Owner): boolean {
  return withAbove(known, owner).some((each) => each.owner === above && each.owner !== owner);
}
