import type { Random } from '../../../core/random.js';
import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiConstructor, ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { modelParameter, modelType } from '../../../model/library/model-type.js';
import { typesOfMember } from '../../../model/library/types-of-api.js';
import type { MethodDeclaration, Parameter } from '../../../model/program/expression.js';
import type { LibraryClass } from '../../../model/program/library-class.js';
import type { BuiltIn } from '../../../model/program/profile.js';
import { type Hierarchy, redeclareType } from '../../../model/types/hierarchy.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import type { OpenLibrary, UsableClass } from './open-library.js';

/** What a program uses of libraries: a few of their types, and what makes values of these and of others. */
export interface UsedLibrary {
  readonly types: readonly ClassType[];
  readonly producers: readonly Producer[];
  /** The members that were used. */
  readonly used: Set<Producer>;
  /** What travels with the program. */
  classes(): LibraryClass[];
}

/** A member of a library that gives a value of a type. */
export interface Producer {
  readonly kind: 'constructor' | 'method' | 'constant';
  readonly owner: ClassType;
  /** Of a method or a constructor with the types of its parameters (`memberLabel`). */
  readonly name: string;
  readonly isStatic: boolean;
  readonly parameters: readonly Type[];
  readonly result: Type;
  readonly declaration: MethodDeclaration;
}

const mostClasses = 4;

/** Chooses classes for a program and declares them; generic ones are applied to types that have literals. */
export function useLibrary(
  { usable, sources, renamed }: OpenLibrary,
  hierarchy: Hierarchy,
  { random, builtIns }: { readonly random: Random; readonly builtIns: readonly BuiltIn[] },
): UsedLibrary {
  const chosen = new Set<UsableClass>();
  for (let i = random.int(1, mostClasses); i > 0; i--) {
    // Classes that speak of each other can be used together.
    const spokenOf = new Set([...chosen].flatMap(({ methods }) => methods.flatMap(namesIn)));
    const near = usable.filter(({ source }) => spokenOf.has(source.name));
    chosen.add(random.pick(near.length > 0 && random.chance(0.6) ? near : usable));
  }
  const headers = declareHeaders(
    { sources, renamed, hierarchy },
    [...chosen].map(({ source }) => source),
  );
  const plain = builtIns.flatMap(({ type, literal }) => (type.kind === 'class' && literal ? [type] : []));
  const applied = [...chosen].map((each) => ({ each, type: apply(hierarchy, each, () => random.pick(plain)) }));
  const types = applied.map(({ type }) => type);
  const known = new Set<Type>([...types, ...builtIns.map(({ type }) => type)]);
  const producers = applied.flatMap(({ each, type }) => producersOf({ hierarchy, renamed, known }, each, type));
  const used = new Set<Producer>();
  return {
    types,
    producers,
    used,
    classes: () => headers.map((header) => withMembers(header, [...used])),
  };
}

function namesIn(method: ApiMethod): string[] {
  return typesOfMember(method).flatMap((type) => (type.kind === 'class' ? [type.name] : []));
}

interface Declaring {
  readonly sources: OpenLibrary['sources'];
  readonly renamed: OpenLibrary['renamed'];
  readonly hierarchy: Hierarchy;
}

// A class with those above it; what the language knows by itself stays as it is.
function declareHeaders(declaring: Declaring, roots: readonly ApiClass[]): LibraryClass[] {
  const { sources, renamed, hierarchy } = declaring;
  const all = new Map<string, LibraryClass>();
  const read = (source: ApiClass) => {
    const name = renamed(source.name);
    if (name === undefined || all.has(name) || hierarchy.constructors.has(name)) return;
    const above = source.supertypes.filter((type) => isKnown(declaring, type));
    const typeParameters = source.typeParameters.map((each) => modelParameter(each, hierarchy.table, renamed));
    const supertypes = above
      .map((type) => modelType(type, hierarchy.table, renamed))
      .filter((type): type is ClassType => type.kind === 'class');
    all.set(name, {
      name,
      package: source.package,
      form: source.form === 'interface' ? 'interface' : 'class',
      typeParameters,
      supertypes,
      constructors: [],
      methods: [],
      confusable: [],
    });
    for (const type of above) {
      const next = sources.get(type.name);
      if (next) read(next);
    }
  };
  for (const each of roots) read(each);
  for (const { name, typeParameters, supertypes } of all.values())
    redeclareType(hierarchy, { name, parameters: typeParameters, supertypes });
  return [...all.values()];
}

// A supertype counts if all that it speaks of is known: its own arguments are no classes that nobody declares.
function isKnown({ sources, renamed, hierarchy }: Declaring, type: ApiType): boolean {
  if (type.kind !== 'class') return type.kind === 'parameter';
  const name = renamed(type.name);
  if (name === undefined || (!sources.has(type.name) && !hierarchy.constructors.has(name))) return false;
  return type.args.every((arg) => arg.kind !== 'star' && arg.kind !== 'projection' && arg.kind === 'parameter');
}

function apply({ table }: Hierarchy, { name, source }: UsableClass, pick: () => ClassType): ClassType {
  return table.classType(
    name,
    source.typeParameters.map(() => pick()),
  );
}

interface Producing {
  readonly hierarchy: Hierarchy;
  readonly renamed: OpenLibrary['renamed'];
  /** The types of which values can be made. */
  readonly known: ReadonlySet<Type>;
}

function producersOf(
  producing: Producing,
  { source, constructors, methods, constants }: UsableClass,
  owner: ClassType,
): Producer[] {
  const { table } = producing.hierarchy;
  const { renamed, known } = producing;
  const by: Substitution = new Map(source.typeParameters.map(({ name }, i) => [name, owner.args[i] as Type]));
  const seen = (type: ApiType, args: Substitution) => substitute(modelType(type, table, renamed), args, table);
  const made: Producer[] = [];
  const add = (kind: Producer['kind'], member: ApiConstructor | ApiMethod, result: Type) => {
    const isStatic = kind === 'constructor' || ('static' in member && member.static === true);
    const args = kind === 'method' && isStatic ? new Map<string, Type>() : by;
    const parameters = member.parameters.map(({ type }) => seen(type, args));
    if (!parameters.every((type) => known.has(type)) || !known.has(result)) return;
    made.push({
      kind,
      owner,
      name: nameOf(member.id),
      isStatic,
      parameters,
      result,
      declaration: declarationOf(producing, member, isStatic),
    });
  };
  for (const each of constructors) add('constructor', each, owner);
  for (const each of methods) add('method', each, seen(each.result, each.static ? new Map() : by));
  for (const { name, type } of constants) {
    const result = seen(type, new Map());
    if (known.has(result) && result.kind === 'class')
      made.push({
        kind: 'constant',
        owner,
        name,
        isStatic: true,
        parameters: [],
        result,
        declaration: plainMethod(name, result),
      });
  }
  return made;
}

function nameOf(id: string): string {
  return id.slice(id.slice(0, id.indexOf('(')).lastIndexOf('.') + 1).replace(/^new /, '');
}

function declarationOf(
  { hierarchy, renamed }: Producing,
  member: ApiConstructor | ApiMethod,
  isStatic: boolean,
): MethodDeclaration {
  const { table } = hierarchy;
  const parameters = member.parameters.map(
    ({ type }, i): Parameter => ({ id: 0, name: `p${i + 1}`, type: modelType(type, table, renamed), vararg: false }),
  );
  const result = 'result' in member ? modelType(member.result, table, renamed) : table.top;
  return { ...plainMethod(nameOf(member.id), result), parameters, static: isStatic };
}

function plainMethod(name: string, result: Type): MethodDeclaration {
  return {
    id: 0,
    name,
    typeParameters: [],
    parameters: [],
    result,
    access: 'public',
    static: false,
    overrides: false,
    open: false,
    overloaded: false,
  };
}

function withMembers(header: LibraryClass, used: readonly Producer[]): LibraryClass {
  const own = used.filter(({ owner }) => owner.name === header.name);
  return {
    ...header,
    constructors: own
      .filter(({ kind }) => kind === 'constructor')
      .map(({ name, declaration }) => ({
        name,
        typeParameters: [],
        parameters: declaration.parameters,
        overloaded: false,
      })),
    methods: own.filter(({ kind }) => kind === 'method').map(({ declaration }) => declaration),
  };
}
