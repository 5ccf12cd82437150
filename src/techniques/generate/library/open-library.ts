import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary } from '../../../model/library/api-library.js';
import type { ApiConstructor, ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import type { LibraryUse } from '../../../model/library/library-use.js';
import { typesOfMember, partsOfType } from '../../../model/library/types-of-api.js';

/** A class of a library whose objects programs may have, with the members that no call could confuse with others. */
export interface UsableClass {
  /** What the model calls it. */
  readonly name: string;
  readonly source: ApiClass;
  readonly constructors: readonly ApiConstructor[];
  readonly methods: readonly ApiMethod[];
  /** Static fields, by their names. */
  readonly constants: ApiClass['fields'];
}

/** The libraries of a campaign, made ready; programs only read it. */
export interface OpenLibrary {
  readonly usable: readonly UsableClass[];
  /** All classes that are known, by the names of the library. */
  readonly sources: ReadonlyMap<string, ApiClass>;
  readonly renamed: (name: string) => string | undefined;
}

/** Makes libraries ready for programs of a language. */
export function openLibrary(read: readonly ApiLibrary[], support: LibraryUse): OpenLibrary {
  const libraries = read.map((each) => support.adapt?.(each) ?? each);
  const sources = new Map<string, ApiClass>();
  for (const { classes, mentioned } of libraries)
    for (const each of [...classes, ...mentioned]) if (!sources.has(each.name)) sources.set(each.name, each);
  const unknown = new Set(
    libraries.flatMap(({ skipped, omitted }) => [...skipped, ...omitted].map((each) => `${each.in}.${each.name}`)),
  );
  const knowing: Knowing = { support, sources, unknown };
  return {
    usable: libraries
      .flatMap(({ classes }) => classes)
      .filter((each) => isUsable(knowing, each))
      .map((each) => usableClass(knowing, each))
      .filter(hasObjects),
    sources,
    renamed: (name) => (support.names.has(name) ? support.names.get(name) : name),
  };
}

// A class of which nothing gives an object tells a compiler little.
function hasObjects({ source, constructors, methods, constants }: UsableClass): boolean {
  const isOwn = (type: ApiType) => type.kind === 'class' && type.name === source.name;
  return (
    constructors.length > 0 ||
    methods.some((method) => method.static && isOwn(method.result)) ||
    constants.some(({ type }) => isOwn(type))
  );
}

interface Knowing {
  readonly support: LibraryUse;
  readonly sources: ReadonlyMap<string, ApiClass>;
  readonly unknown: ReadonlySet<string>;
}

const mostParameters = 2;

// Type parameters with bounds would have to be looked for, and what a language has a name for is known to it.
function isUsable({ support, sources }: Knowing, source: ApiClass): boolean {
  if (support.names.has(source.name) || source.form === 'annotation') return false;
  if (source.typeParameters.length > mostParameters || source.typeParameters.some(({ bounds }) => bounds.length > 0))
    return false;
  for (let each: ApiClass | undefined = source; each; each = sources.get(each.outer ?? '')) {
    if (each.access !== 'public' || each.inner) return false;
    if (each.outer !== undefined && !sources.has(each.outer)) return false;
  }
  return true;
}

function usableClass(knowing: Knowing, source: ApiClass): UsableClass {
  const { support } = knowing;
  const { form, constructors, methods, fields, name } = source;
  const all = withAbove(knowing, source);
  const isPlain = (member: ApiConstructor) =>
    member.access === 'public' &&
    !member.deprecated &&
    member.typeParameters.length === 0 &&
    (member.throws.length === 0 || !support.unchecked) &&
    member.parameters.every(({ vararg, optional, narrowed }) => !vararg && !optional && !narrowed) &&
    isClosed(member);
  const isAlone = (method: ApiMethod) =>
    !support.universal.has(method.name) &&
    !support.added?.has(method.name) &&
    methods.filter((other) => other.name === method.name).length === 1 &&
    all.every((each) => !knowing.unknown.has(`${each.name}.${method.name}`)) &&
    all.every((each) =>
      each.methods.every((other) => other.name !== method.name || other.parameters.length === method.parameters.length),
    );
  // In TypeScript an interface may have constructors.
  const isMade = ['class', 'record', 'interface'].includes(form) && !knowing.unknown.has(`${name}.<init>`);
  return {
    name: support.names.get(name) ?? name,
    source,
    constructors: isMade ? constructors.filter((each) => isPlain(each) && isOnlyOf(each, constructors)) : [],
    methods: methods.filter((each) => isPlain(each) && isAlone(each) && !each.receiver && !each.widened),
    constants: fields.filter((each) => each.static && !each.receiver && !each.widened && each.access === 'public'),
  };
}

function isOnlyOf({ parameters }: ApiConstructor, all: readonly ApiConstructor[]): boolean {
  const isVararg = all.some((each) => each.parameters.some(({ vararg }) => vararg));
  return !isVararg && all.filter((each) => each.parameters.length === parameters.length).length === 1;
}

// Types without projections, functions and the like, which a value can be made for.
function isClosed(member: ApiConstructor): boolean {
  return typesOfMember(member).every((type) =>
    [...partsOfType(type)].every(
      (part) =>
        (part.kind === 'class' &&
          !part.raw &&
          part.args.every(({ kind }) => kind !== 'star' && kind !== 'projection')) ||
        part.kind === 'parameter' ||
        part.kind === 'primitive',
    ),
  );
}

function withAbove({ sources }: Knowing, start: ApiClass): ApiClass[] {
  const all = [start];
  for (const { supertypes } of all)
    for (const { name } of supertypes) {
      const next = sources.get(name);
      if (next && !all.includes(next)) all.push(next);
    }
  return all;
}
