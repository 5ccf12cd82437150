import type { ApiClass } from '../../../../model/library/api-class.js';
import type { ApiLibrary, ApiSource, Skipped } from '../../../../model/library/api-library.js';
import { keepKnown } from '../../../../model/library/keep-known.js';
import type { ApiType } from '../../../../model/library/api-type.js';
import { membersOf, partsOfType, typesOfHeader, typesOfMember } from '../../../../model/library/types-of-api.js';
import { flag } from '../class-file/class-file.js';
import { type ClassFinder, type FoundClass, plainName } from './class-finder.js';
import { readClass, skippedMembers } from './read-class.js';
import { Unexpressed } from './unexpressed.js';

/** What an API is made of: where classes are found, and the names in the JVM of those that are wanted. */
export interface Wanted {
  readonly finder: ClassFinder;
  readonly names: Iterable<string>;
  readonly sources: readonly ApiSource[];
}

/** The API of the wanted classes, with the classes that they speak of. */
export function collectApi({ finder, names, sources }: Wanted): ApiLibrary {
  const skipped: Skipped[] = [];
  const found = new Map<string, FoundClass>();
  for (const name of [...names].sort()) {
    const each = visibleClass(name, finder, skipped);
    if (each) found.set(each.name, each);
  }
  const classes = new Map<string, ApiClass>();
  for (const each of found.values()) {
    try {
      const read = readClass(each, finder);
      classes.set(each.name, read.class);
      skipped.push(...read.skipped);
    } catch (error) {
      if (!(error instanceof Unexpressed)) throw error;
      skipped.push(skippedClass(each.name, error), ...skippedMembers(each, error));
    }
  }
  const omitted: Skipped[] = [];
  const mentioned = readMentioned(classes, { finder, wanted: found, omitted });
  return keepKnown({
    kind: 'api',
    version: 1,
    dialect: 'java',
    sources,
    classes: [...classes.values()],
    mentioned,
    functions: [],
    variables: [],
    skipped,
    omitted,
  });
}

// A class that cannot be found is told of unless nobody could use it: what has no name is no part of an API.
function visibleClass(name: string, finder: ClassFinder, skipped: Skipped[]): FoundClass | undefined {
  try {
    const found = finder.find(name);
    const isProtected = (found.flags & flag.protected) !== 0 && found.outer?.nameable === true;
    if (isProtected) skipped.push(skippedClass(found.name, new Unexpressed('a protected class')));
    return found.nameable ? found : undefined;
  } catch (error) {
    if (!(error instanceof Unexpressed)) throw error;
    if (error.reason !== 'a class without a name') skipped.push(skippedClass(plainName(name), error));
    return undefined;
  }
}

function skippedClass(name: string, { reason, detail }: Unexpressed): Skipped {
  const at = name.lastIndexOf('.');
  const own = { in: name.slice(0, Math.max(0, at)), name: name.slice(at + 1) };
  return { what: 'class', ...own, reason, ...(detail !== undefined && detail !== name && { detail }) };
}

interface Mentions {
  readonly finder: ClassFinder;
  readonly wanted: ReadonlyMap<string, FoundClass>;
  readonly omitted: Skipped[];
}

// What wanted classes speak of anywhere, and what stands before the members of those.
function readMentioned(classes: ReadonlyMap<string, ApiClass>, { finder, wanted, omitted }: Mentions): ApiClass[] {
  const mentioned = new Map<string, ApiClass>();
  const seen = new Set<string>(wanted.keys());
  const waiting: string[] = [];
  const see = (types: readonly ApiType[]) => {
    for (const name of namesIn(types)) {
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(name);
    }
  };
  for (const each of classes.values()) see([...typesOfHeader(each), ...membersOf(each).flatMap(typesOfMember)]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const found = finder.named(name);
    if (!found) throw new Error(`${name} was read as a type and is not found`);
    try {
      const { class: one, skipped } = readClass(found, finder);
      mentioned.set(name, one);
      omitted.push(...skipped);
      see(typesOfHeader(one));
    } catch (error) {
      if (!(error instanceof Unexpressed)) throw error;
      omitted.push(skippedClass(name, error));
    }
  }
  return [...mentioned.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function* namesIn(types: readonly ApiType[]): Generator<string> {
  for (const type of types) for (const part of partsOfType(type)) if (part.kind === 'class') yield part.name;
}
