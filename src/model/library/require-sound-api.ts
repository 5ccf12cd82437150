import { UserError } from '../../core/errors.js';
import type { ApiClass } from './api-class.js';
import type { ApiLibrary } from './api-library.js';
import type { ApiType, ApiTypeParameter } from './api-type.js';
import { membersOf, partsOfType, typesOfHeader, typesOfMember } from './types-of-api.js';

/**
 * Refuses an API that does not hold together: what it speaks of must be there, with as many type arguments as it has type
 * parameters, and nothing is above itself. Relations between its types end then.
 */
export function requireSoundApi(api: ApiLibrary): void {
  const classes = new Map<string, ApiClass>();
  for (const each of [...api.classes, ...api.mentioned]) {
    if (classes.has(each.name)) throw new UserError(`the API has the class ${each.name} twice`);
    classes.set(each.name, each);
  }
  const ids = new Set<string>();
  const check = (id: string, types: readonly ApiType[], parameters: ReadonlySet<string>) => {
    for (const type of types) requireKnown(type, { id, classes, parameters });
  };
  for (const each of classes.values()) {
    const own = parametersInScope(each, classes);
    check(each.name, typesOfHeader(each), own);
    for (const member of membersOf(each)) {
      requireNew(member.id, ids);
      const more = member.typeParameters ?? [];
      check(member.id, typesOfMember(member), new Set([...own, ...declared(more)]));
      requireAcyclicBounds(more);
    }
    requireAcyclicBounds(each.typeParameters);
  }
  for (const each of [...api.functions, ...api.variables]) {
    requireNew(each.id, ids);
    const own = each.typeParameters ?? [];
    check(each.id, typesOfMember(each), new Set(declared(own)));
    requireAcyclicBounds(own);
  }
  requireAcyclic(classes.keys(), (name) => classes.get(name)?.supertypes.map((above) => above.name) ?? []);
  requireAcyclic(classes.keys(), (name) => [classes.get(name)?.outer ?? []].flat());
}

function requireNew(id: string, ids: Set<string>): void {
  if (ids.has(id)) throw new UserError(`the API has the member ${id} twice`);
  ids.add(id);
}

interface Known {
  readonly id: string;
  readonly classes: ReadonlyMap<string, ApiClass>;
  readonly parameters: ReadonlySet<string>;
}

function requireKnown(type: ApiType, { id, classes, parameters }: Known): void {
  for (const part of partsOfType(type)) {
    if (part.kind === 'parameter' && !parameters.has(part.name))
      throw new UserError(`in the API, ${id} speaks of the type parameter ${part.name}, which is not declared there`);
    if (part.kind !== 'class') continue;
    const found = classes.get(part.name);
    if (!found) throw new UserError(`in the API, ${id} speaks of ${part.name}, which is not there`);
    if (found.typeParameters.length !== part.args.length)
      throw new UserError(
        `in the API, ${id} gives ${part.args.length} type arguments to ${part.name}, which takes ${found.typeParameters.length}`,
      );
  }
}

// Classes around a class are followed only as often as there are classes: the check that none is around itself comes later.
function parametersInScope(each: ApiClass, classes: ReadonlyMap<string, ApiClass>): ReadonlySet<string> {
  const names = declared(each.typeParameters);
  let inner = each;
  for (let left = classes.size; left > 0 && inner.inner && inner.outer !== undefined; left--) {
    const outer = classes.get(inner.outer);
    if (!outer) break;
    names.push(...declared(outer.typeParameters));
    inner = outer;
  }
  return new Set(names);
}

function declared(parameters: readonly ApiTypeParameter[]): string[] {
  return parameters.map(({ name }) => name);
}

function requireAcyclicBounds(parameters: readonly ApiTypeParameter[]): void {
  const bounds = new Map(parameters.map(({ name, bounds }) => [name, bounds]));
  requireAcyclic(
    bounds.keys(),
    (name) => bounds.get(name)?.flatMap((bound) => (bound.kind === 'parameter' ? [bound.name] : [])) ?? [],
  );
}

// Without recursion: what comes from outside may be as deep as it is long.
function requireAcyclic(names: Iterable<string>, above: (name: string) => readonly string[]): void {
  const done = new Set<string>();
  for (const start of names) {
    const open = new Set<string>();
    const stack: { readonly name: string; readonly rest: string[] }[] = [];
    const enter = (name: string) => {
      if (open.has(name)) throw new UserError(`in the API, ${name} is above itself`);
      if (done.has(name)) return;
      open.add(name);
      stack.push({ name, rest: [...above(name)] });
    };
    enter(start);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = top.rest.pop();
      if (next !== undefined) {
        enter(next);
        continue;
      }
      open.delete(top.name);
      done.add(top.name);
      stack.pop();
    }
  }
}
