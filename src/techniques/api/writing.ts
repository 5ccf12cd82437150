import type { Random } from '../../core/random.js';
import type { Expression, Statement } from '../../model/program/expression.js';
import type { LibraryFeature } from '../../model/program/library-feature.js';
import type { ClassDeclaration } from '../../model/program/program.js';
import { createHierarchy, type Hierarchy, type TypeParameter } from '../../model/types/hierarchy.js';
import type { Substitution } from '../../model/types/substitute.js';
import type { Type } from '../../model/types/type.js';
import { createTypeTable } from '../../model/types/type-table.js';
import type { Member, Owner } from './graph/member.js';
import { layeredMap } from './layered-map.js';
import type { Api } from './open-api.js';
import type { Policy } from './policy.js';

/** A program that is being written. */
export interface Writing {
  readonly api: Api;
  readonly policy: Policy;
  readonly random: Random;
  /** The types of this program only; what it holds in common with others is never changed. */
  readonly hierarchy: Hierarchy;
  /** The members that the program uses, and what else has their names. */
  readonly used: Map<Member, Namesakes>;
  /** What the members may throw that are used. */
  readonly thrown: Set<Type>;
  /** Whether what is written may throw what must be declared. */
  mayThrow: boolean;
  /** What lambdas around have as parameters. */
  locals: readonly Local[];
  nextId: number;
  /** What the program does beside the plain use of a member. */
  readonly focus: LibraryFeature | undefined;
  /** The member that the program is about. */
  readonly component: Member | undefined;
  /** The classes that the program declares, and whether one is being declared. */
  readonly clients: ClassDeclaration[];
  declaring: boolean;
  /** What is done before the member is used. */
  readonly before: Statement[];
  /** Functions that what they call needs as well. */
  readonly inhabitant: (writing: Writing, type: Type, depth: number) => Expression;
  readonly instantiate: (
    writing: Writing,
    parameters: readonly TypeParameter[],
    known: Substitution,
    depth: number,
  ) => Substitution | undefined;
  /** How often a value was made up, and how often one was made. */
  constants: number;
  inhabitants: number;
}

/** Whether other members have the name of one that is used: none, only such that take another number of values, or others. */
export type Namesakes = 'none' | 'otherCount' | 'sameCount';

/** A variable in scope. */
interface Local {
  readonly name: string;
  readonly type: Type;
}

/** Begins a program. */
export function createWriting(
  { api, policy, random, focus, component }: Pick<Writing, 'api' | 'policy' | 'random' | 'focus' | 'component'>,
  makers: Pick<Writing, 'inhabitant' | 'instantiate'>,
): Writing {
  const { hierarchy } = api;
  const table = createTypeTable(hierarchy.table);
  const own = createHierarchy({ table, covariantArrays: hierarchy.covariantArrays });
  // Classes of the program stand above those of the libraries, which never change.
  const layered = <Value>(map: Map<string, Value>) => (focus === undefined ? map : layeredMap(map));
  return {
    api,
    policy,
    random,
    hierarchy: {
      ...own,
      constructors: layered(hierarchy.constructors),
      bounds: layered(hierarchy.bounds),
      boxes: hierarchy.boxes,
    },
    used: new Map(),
    thrown: new Set(),
    mayThrow: true,
    locals: [],
    nextId: 1,
    focus,
    component,
    clients: [],
    declaring: false,
    before: [],
    ...makers,
    constants: 0,
    inhabitants: 0,
  };
}

/** The id of a new node. */
export function newId(writing: Writing): number {
  return writing.nextId++;
}

/** The class of a class type, where a library has it. */
export function ownerOf({ api }: Writing, type: Type): Owner | undefined {
  return type.kind === 'class' ? api.owners.get(type.name) : undefined;
}

/** Does something whose traces vanish if it fails. */
export function attempt<T>(writing: Writing, make: () => T | undefined): T | undefined {
  const { used, thrown, constants, inhabitants, clients } = writing;
  const before = { used: [...used], thrown: [...thrown], clients: clients.length };
  const made = make();
  if (made !== undefined) return made;
  used.clear();
  thrown.clear();
  for (const [member, namesakes] of before.used) used.set(member, namesakes);
  for (const each of before.thrown) thrown.add(each);
  clients.length = before.clients;
  writing.constants = constants;
  writing.inhabitants = inhabitants;
  return undefined;
}
