import type { Random } from '../../core/random.js';
import type { VariableDeclaration } from '../../model/program/expression.js';
import { type Feature, features } from '../../model/program/feature.js';
import type { BuiltIn, BuiltIns, Profile } from '../../model/program/profile.js';
import type { AliasDeclaration, FieldDeclaration } from '../../model/program/program.js';
import { createHierarchy, type Hierarchy } from '../../model/types/hierarchy.js';
import type { Substitution } from '../../model/types/substitute.js';
import type { ClassType, Type } from '../../model/types/type.js';
import type { TypeTable } from '../../model/types/type-table.js';
import type { ClassDraft, MethodDraft, SeenField } from './draft.js';
import type { OpenLibrary } from './library/open-library.js';
import { type UsedLibrary, useLibrary } from './library/used-library.js';
import { createNames, type Names } from './names.js';
import type { Policy } from './policy.js';
import { createRunning, type Running } from './running/running.js';

/** For what a program is made. */
export interface Target {
  readonly id: string;
  readonly profile: Profile;
  readonly library?: OpenLibrary | undefined;
}

/** The state of one program's generation: what the paper calls the context. */
export interface Generation {
  readonly random: Random;
  readonly policy: Policy;
  readonly profile: Profile;
  /** How likely each feature is here. */
  readonly factors: Readonly<Record<Feature, number>>;
  readonly hierarchy: Hierarchy;
  readonly builtIns: BuiltIns;
  readonly builtInTypes: ReadonlyMap<Type, BuiltIn>;
  /** The built-in types whose literals fit a type. */
  readonly literals: Map<Type, readonly BuiltIn[]>;
  readonly names: Names;
  /** Every class, nested ones too, by name; in the order in which they were declared. */
  readonly classes: Map<string, ClassDraft>;
  readonly functions: MethodDraft[];
  /** The static methods of all classes. */
  readonly statics: MethodDraft[];
  /** The methods that objects of a class have, once all signatures are known. */
  readonly instanceMethods: Map<ClassDraft, readonly MethodDraft[]>;
  /** The classes above a class, and the fields of objects of a type, once all headers and fields are known. */
  readonly ancestries: Map<ClassDraft, readonly ClassDraft[]>;
  readonly fields: Map<ClassType, readonly SeenField[]>;
  /** Which types for the type parameters of its class make a field fit, by what is looked for. */
  readonly fieldMatches: Map<FieldDeclaration, Map<number, Substitution | null>>;
  /** How many objects an object of a class needs, until a class or a field is added. */
  readonly heights: Map<ClassDraft, number>;
  /** Simple types within a bound, when there were that many classes. */
  readonly withinBounds: Map<Type, { readonly classes: number; readonly types: readonly Type[] }>;
  /** The classes whose names can be used within a class, or outside of all, when there were that many. */
  readonly visible: Map<ClassDraft | undefined, { readonly classes: number; readonly list: readonly ClassDraft[] }>;
  /** How likely each kind of type is, by what kinds are possible. */
  readonly typeWeights: TypeWeights[];
  readonly variables: VariableDeclaration[];
  /** What may be run; absent in a program that has no main. */
  readonly running?: Running;
  /** What is used of libraries; absent where none was named. */
  readonly library?: UsedLibrary;
  readonly aliases: AliasDeclaration[];
  /** Methods that wait for their bodies. */
  readonly pending: MethodDraft[];
  /** How many expressions have been made, and after which of them only leaves are made. */
  expressions: number;
  room: number;
  /** Which inherited method each overriding method takes the place of. */
  readonly originals: Map<MethodDraft, MethodDraft>;
  /** Classes whose objects have been made: what their constructors take is settled. */
  readonly constructed: Set<ClassDraft>;
  /** How many of each kind were made for expressions that found none. */
  readonly fresh: { methods: number; fields: number; classes: number };
  nextId: number;
}

/** How likely each kind of type is. */
export type TypeWeights = readonly (readonly [keyof Policy['types'], number])[];

/** Begins a program. */
export function beginGeneration(
  random: Random,
  policy: Policy,
  { profile, library: open }: Pick<Target, 'profile' | 'library'>,
  table: TypeTable,
): Generation {
  const hierarchy = createHierarchy({ covariantArrays: profile.covariantArrays, table });
  const factors = factorsOf(profile, policy);
  const declared = profile.declare(hierarchy);
  const plain = declared.all.filter(({ feature }) => !feature || factors[feature] > 0);
  const library = open && useLibrary(open, hierarchy, { random: random.fork('library'), builtIns: plain });
  const all = [...plain, ...(library?.types ?? []).map((type) => ({ type, weight: policy.libraryTypes }))];
  return {
    random,
    policy,
    profile,
    factors,
    hierarchy,
    builtIns: { ...declared, all },
    builtInTypes: new Map(all.map((each) => [each.type, each])),
    literals: new Map(),
    names: createNames(random.int(0, 10_000)),
    classes: new Map(),
    functions: [],
    statics: [],
    instanceMethods: new Map(),
    ancestries: new Map(),
    fields: new Map(),
    fieldMatches: new Map(),
    heights: new Map(),
    withinBounds: new Map(),
    visible: new Map(),
    typeWeights: [],
    variables: [],
    ...(library && { library }),
    // What a library does is not known: it may print, wait, or do something else each time.
    ...(!library &&
      factors.strings > 0 &&
      random.chance(policy.chances.main * factors.main) && { running: createRunning() }),
    aliases: [],
    pending: [],
    expressions: 0,
    room: policy.expressions,
    originals: new Map(),
    constructed: new Set(),
    fresh: { methods: 0, fields: 0, classes: 0 },
    nextId: 1,
  };
}

/** The id of a new node. */
export function newId(generation: Generation): number {
  return generation.nextId++;
}

/** Whether the language has a feature and nobody switched it off. */
export function allows(generation: Generation, feature: Feature): boolean {
  return factorOf(generation, feature) > 0;
}

/** How much more or less likely than usual a feature is; 0 if the language does not have it. */
export function factorOf({ factors }: Generation, feature: Feature): number {
  return factors[feature];
}

function factorsOf({ supports }: Profile, policy: Policy): Readonly<Record<Feature, number>> {
  const factors: Partial<Record<Feature, number>> = {};
  for (const feature of features) factors[feature] = supports.has(feature) ? (policy.features[feature] ?? 1) : 0;
  return factors as Record<Feature, number>;
}

/** Gives what is made the room of one body, whatever was made before. */
export function withRoom<T>(generation: Generation, expressions: number, make: () => T): T {
  const before = generation.room;
  generation.room = generation.expressions + expressions;
  const made = make();
  generation.room = before;
  return made;
}

/** Gives what is made a share of the room that is left, so that something stays for what comes after it. */
export function withShare<T>(generation: Generation, share: number, make: () => T): T {
  const left = generation.room - generation.expressions;
  return left > 0 ? withRoom(generation, Math.ceil(left * share), make) : make();
}

/** Decides whether to use a feature here. */
export function wants(generation: Generation, feature: Feature, chance: number): boolean {
  return allows(generation, feature) && generation.random.chance(chance * factorOf(generation, feature));
}

/** A number within a range. */
export function within({ random }: Generation, [least, most]: readonly [number, number]): number {
  return random.int(least, most);
}

/** Picks one of several keys by weight; a key of weight 0 is never picked. */
export function pickWeighted<K extends string>(
  random: Random,
  weights: readonly (readonly [K, number])[],
): K | undefined {
  let total = 0;
  for (const each of weights) total += each[1];
  if (total <= 0) return undefined;
  let at = (random.int(0, 0xfffffff) / 0x10000000) * total;
  let last: K | undefined;
  for (const each of weights) {
    const weight = each[1];
    if (weight <= 0) continue;
    last = each[0];
    if (at < weight) return last;
    at -= weight;
  }
  return last;
}

/** The built-in type that a type is, if it is one. */
export function builtInOf({ builtInTypes }: Generation, type: Type): BuiltIn | undefined {
  return builtInTypes.get(type);
}

/** Picks one of several items by weight; an item of weight 0 is never picked. */
export function pickBy<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T | undefined {
  let total = 0;
  for (const item of items) total += weightOf(item);
  if (total <= 0) return undefined;
  let at = (random.int(0, 0xfffffff) / 0x10000000) * total;
  let last: T | undefined;
  for (const item of items) {
    const weight = weightOf(item);
    if (weight <= 0) continue;
    if (at < weight) return item;
    at -= weight;
    last = item;
  }
  return last;
}
