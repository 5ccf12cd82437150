import { UserError } from '../../core/errors.js';
import type { ApiLibrary } from '../../model/library/api-library.js';
import type { Renamed } from '../../model/library/model-type.js';
import type { LibraryUse, MemberNames } from '../../model/library/library-use.js';
import type { BuiltIns, Profile } from '../../model/program/profile.js';
import { createHierarchy, type Hierarchy } from '../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../model/types/type.js';
import { type ApiGraph, buildGraph } from './graph/api-graph.js';
import { createExtensibility, type Extensible } from './graph/extensible.js';
import type { Member, Owner } from './graph/member.js';
import { readOwners } from './graph/read-owners.js';
import { createMemberNames } from './graph/member-names.js';
import { createVisibility, type Visible } from './graph/visible.js';

/** The libraries of a campaign, made ready; programs only read it. */
export interface Api {
  readonly language: string;
  readonly profile: Profile;
  readonly support: LibraryUse;
  /** What each program has a hierarchy of its own above. */
  readonly hierarchy: Hierarchy;
  readonly builtIns: BuiltIns;
  /** What classes of libraries are called in programs. */
  readonly renamed: Renamed;
  readonly owners: ReadonlyMap<string, Owner>;
  /** The members of what was asked for: what programs are about. */
  readonly components: readonly Member[];
  /** The classes of which types are made up. */
  readonly pool: readonly Owner[];
  /** The classes below each class that programs may name, itself among them. */
  readonly below: ReadonlyMap<string, readonly Owner[]>;
  readonly graph: ApiGraph;
  /** Built-in types of which there are literals. */
  readonly literals: ReadonlySet<Type>;
  /** Types of the language that need no library. */
  readonly plain: readonly ClassType[];
  visible(owner: Owner): Visible;
  readonly memberNames: MemberNames;
  /** What a class of a program declares that inherits from one of a library; nothing where none may. */
  extensible(owner: Owner): Extensible | undefined;
}

/** For what libraries are opened. */
export interface Opening {
  readonly language: string;
  readonly support: LibraryUse;
  readonly profile: Profile;
}

/** Makes libraries ready for programs of a language. */
export function openApi(read: readonly ApiLibrary[], { language, support, profile: own }: Opening): Api {
  const libraries = read.map((each) => support.adapt?.(each) ?? each);
  const profile = withConversions(own, support);
  const hierarchy = createHierarchy({ covariantArrays: profile.covariantArrays });
  const builtIns = profile.declare(hierarchy);
  const { names } = support;
  const renamed = (name: string) => (names.has(name) ? names.get(name) : name);
  const owners = readOwners(libraries, hierarchy, renamed);
  const literals = new Set(builtIns.all.flatMap(({ type, literal }) => (literal === undefined ? [] : [type])));
  const graph = buildGraph(owners.values(), (type) => literals.has(type));
  const asked = new Set(libraries.flatMap(({ classes }) => classes.map(({ name }) => renamed(name))));
  const components = [...owners.values()].filter(({ name }) => asked.has(name)).flatMap(({ members }) => members);
  if (components.length === 0) throw new UserError('the libraries have no public member that programs could use');
  const pool = [...owners.values()].filter(
    ({ name, isPublic, source }) => isPublic && asked.has(name) && source.form !== 'object',
  );
  const visible = createVisibility(
    owners.values(),
    libraries.flatMap(({ skipped, omitted }) => [...skipped, ...omitted]),
  );
  return {
    language,
    profile,
    support,
    hierarchy,
    builtIns,
    renamed,
    owners,
    components,
    pool,
    below: classesBelow(owners),
    graph,
    literals,
    plain: builtIns.all.flatMap(({ type }) => (type.kind === 'class' && isPlain(type) ? [type] : [])),
    visible,
    memberNames: createMemberNames(owners, visible),
    extensible: createExtensibility({ support, owners, visible }),
  };
}

function withConversions(profile: Profile, support: LibraryUse): Profile {
  if (!support.converts) return profile;
  return {
    ...profile,
    converts: (from, to) => profile.converts?.(from, to) === true || support.converts?.(from, to) === true,
  };
}

function isPlain({ args }: ClassType): boolean {
  return args.length === 0;
}

function classesBelow(owners: ReadonlyMap<string, Owner>): Map<string, Owner[]> {
  const below = new Map<string, Owner[]>();
  const addAbove = (name: string, owner: Owner, visited: Set<string>) => {
    if (visited.has(name)) return;
    visited.add(name);
    const known = below.get(name);
    if (known) known.push(owner);
    else below.set(name, [owner]);
    for (const above of owners.get(name)?.supertypes ?? []) addAbove(above.name, owner, visited);
  };
  for (const owner of owners.values()) if (owner.isPublic) addAbove(owner.name, owner, new Set());
  return below;
}
