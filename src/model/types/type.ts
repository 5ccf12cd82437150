/** A type of the model. Types are interned: two types of one table are the same type exactly if they are one object. */
export type Type =
  | TopType
  | BottomType
  | ClassType
  | ParameterType
  | FunctionType
  | ArrayType
  | PrimitiveType
  | NullableType
  | TupleType
  | IntersectionType;

/** The type of all values. */
export interface TopType {
  readonly kind: 'top';
  readonly id: number;
}

/** The type without values. */
export interface BottomType {
  readonly kind: 'bottom';
  readonly id: number;
}

/** A class or an interface, applied to arguments if it is generic. */
export interface ClassType {
  readonly kind: 'class';
  readonly id: number;
  readonly name: string;
  readonly args: readonly TypeArgument[];
}

/** A type parameter; its name is unique in the program and ends, after the last dot, with what is printed. */
export interface ParameterType {
  readonly kind: 'parameter';
  readonly id: number;
  readonly name: string;
}

/** A function type of a language that has them; elsewhere a functional interface takes its place. */
export interface FunctionType {
  readonly kind: 'function';
  readonly id: number;
  readonly parameters: readonly Type[];
  readonly result: Type;
}

/** An array. */
export interface ArrayType {
  readonly kind: 'array';
  readonly id: number;
  readonly element: Type;
}

/** A type of values that are no objects, such as `int` of Java. */
export interface PrimitiveType {
  readonly kind: 'primitive';
  readonly id: number;
  readonly name: string;
}

/** A type and null. */
export interface NullableType {
  readonly kind: 'nullable';
  readonly id: number;
  readonly of: Type;
}

/** A tuple of a language that has them. */
export interface TupleType {
  readonly kind: 'tuple';
  readonly id: number;
  readonly elements: readonly Type[];
}

/** What is of several types at once; it stands only in bounds. */
export interface IntersectionType {
  readonly kind: 'intersection';
  readonly id: number;
  readonly parts: readonly Type[];
}

/** A use-site projection: `? extends T` or `? super T`, `out T` or `in T`, or one without a bound, `?` or `*`. */
export interface Projection {
  readonly kind: 'projection';
  readonly id: number;
  readonly variance: 'out' | 'in';
  readonly of: Type;
  /** It stands for anything within the bound of its type parameter; `of` is the top type then. */
  readonly star?: true;
}

/** What stands between the angle brackets of a generic type. */
export type TypeArgument = Type | Projection;

/** How a generic type varies with one of its parameters. */
export type Variance = 'invariant' | 'out' | 'in';

/** The text after the last dot of a type parameter's name, which is what programs show. */
export function parameterLabel(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Whether a type or an argument mentions one of these type parameters. */
export function mentions(type: TypeArgument, parameters: { has(name: string): boolean }): boolean {
  switch (type.kind) {
    case 'parameter':
      return parameters.has(type.name);
    case 'class':
      return type.args.some((arg) => mentions(arg, parameters));
    case 'function':
      return mentions(type.result, parameters) || type.parameters.some((each) => mentions(each, parameters));
    case 'array':
      return mentions(type.element, parameters);
    case 'nullable':
    case 'projection':
      return mentions(type.of, parameters);
    case 'tuple':
      return type.elements.some((each) => mentions(each, parameters));
    case 'intersection':
      return type.parts.some((each) => mentions(each, parameters));
    default:
      return false;
  }
}

/** Whether a type or an argument mentions a type parameter. */
export function mentionsParameter(type: TypeArgument): boolean {
  return mentions(type, { has: () => true });
}
