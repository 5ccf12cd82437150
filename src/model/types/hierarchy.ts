import type { Substitution } from './substitute.js';
import type { ClassType, Type, Variance } from './type.js';
import { createTypeTable, type TypeTable } from './type-table.js';

/** A type parameter as it is declared. */
export interface TypeParameter {
  /** Unique in the program; see ParameterType. */
  readonly name: string;
  readonly variance: Variance;
  /** The upper bound; without one it is the top type. */
  readonly bound?: Type;
}

/** The one abstract method of a functional interface, in terms of the interface's type parameters. */
export interface FunctionalMethod {
  readonly name: string;
  readonly parameters: readonly Type[];
  readonly result: Type;
  /** Only closures stand for it: no lambdas, no references. */
  readonly closuresOnly?: boolean;
}

/** A class or an interface as the type system sees it: a type constructor with its direct supertypes. */
export interface TypeConstructor {
  readonly name: string;
  readonly parameters: readonly TypeParameter[];
  /** Direct supertypes, in terms of the parameters. */
  readonly supertypes: readonly ClassType[];
  readonly functional?: FunctionalMethod;
}

/** What the type relations of one program are computed from, and what has been computed. */
export interface Hierarchy {
  readonly table: TypeTable;
  readonly constructors: Map<string, TypeConstructor>;
  /** Upper bounds of the type parameters that have one. */
  readonly bounds: Map<string, Type>;
  /** Whether arrays of objects vary with their elements, as in Java. */
  readonly covariantArrays: boolean;
  /** Primitive types and the classes that box their values. */
  readonly boxes: Map<string, ClassType>;
  /** Answers of the relations so far, by the ids of the types; a new constructor changes none of them. */
  readonly memo: {
    readonly ancestors: Map<string, Set<string>>;
    readonly subtype: Map<number, boolean>;
    readonly view: Map<ClassType, Map<string, ClassType | undefined>>;
  };
}

/** Makes a hierarchy without any class. */
export function createHierarchy(options: { covariantArrays?: boolean; table?: TypeTable } = {}): Hierarchy {
  return {
    table: options.table ?? createTypeTable(),
    constructors: new Map(),
    bounds: new Map(),
    covariantArrays: options.covariantArrays ?? false,
    boxes: new Map(),
    memo: { ancestors: new Map(), subtype: new Map(), view: new Map() },
  };
}

/** Makes a class or an interface known. Its supertypes must be known already, or be itself in a bound. */
export function declareType(hierarchy: Hierarchy, constructor: TypeConstructor): void {
  if (hierarchy.constructors.has(constructor.name)) throw new Error(`the type ${constructor.name} is declared twice`);
  hierarchy.constructors.set(constructor.name, constructor);
  declareParameters(hierarchy, constructor.parameters);
}

/** Makes a class known that may be known already; no relation has been asked for yet. */
export function redeclareType(hierarchy: Hierarchy, constructor: TypeConstructor): void {
  hierarchy.constructors.set(constructor.name, constructor);
  declareParameters(hierarchy, constructor.parameters);
}

/** Makes type parameters known, those of a method for example. */
export function declareParameters(hierarchy: Hierarchy, parameters: readonly TypeParameter[]): void {
  for (const { name, bound } of parameters) if (bound) hierarchy.bounds.set(name, bound);
}

/** The constructor of a class type. */
export function constructorOf(hierarchy: Hierarchy, name: string): TypeConstructor {
  const constructor = hierarchy.constructors.get(name);
  if (!constructor) throw new Error(`there is no type ${name}`);
  return constructor;
}

/** The type that a class has in its own body: with its own parameters as arguments. */
export function selfType(hierarchy: Hierarchy, name: string): ClassType {
  const { table } = hierarchy;
  const { parameters } = constructorOf(hierarchy, name);
  return table.classType(
    name,
    parameters.map((each) => table.parameter(each.name)),
  );
}

/** The upper bound of a type parameter. */
export function boundOf(hierarchy: Hierarchy, parameter: string): Type {
  return hierarchy.bounds.get(parameter) ?? hierarchy.table.top;
}

/** The upper bounds of a type parameter, one after the other; at least one. */
export function boundsOf(hierarchy: Hierarchy, parameter: string): readonly [Type, ...Type[]] {
  const bound = boundOf(hierarchy, parameter);
  return bound.kind === 'intersection' ? (bound.parts as [Type, ...Type[]]) : [bound];
}

/** The class types that tell which members values of a type have: of a type parameter those of its bounds. */
export function memberTypes(hierarchy: Hierarchy, type: Type): readonly ClassType[] {
  if (type.kind === 'class') return [type];
  if (type.kind !== 'parameter') return [];
  return boundsOf(hierarchy, type.name).flatMap((each) => memberTypes(hierarchy, each));
}

/** What the parameters of a generic type stand for in one of its applications without projections. */
export function argumentsOf(hierarchy: Hierarchy, type: ClassType): Substitution {
  const { parameters } = constructorOf(hierarchy, type.name);
  const by = new Map<string, Type>();
  for (let i = 0; i < parameters.length; i++) {
    const arg = type.args[i];
    if (arg && arg.kind !== 'projection') by.set((parameters[i] as TypeParameter).name, arg);
  }
  return by;
}
