import type {
  ArrayType,
  BottomType,
  ClassType,
  FunctionType,
  IntersectionType,
  NullableType,
  ParameterType,
  PrimitiveType,
  Projection,
  TopType,
  TupleType,
  Type,
  TypeArgument,
} from './type.js';

/** Makes types, the same object for the same type. A program has one table. */
export interface TypeTable {
  readonly top: TopType;
  readonly bottom: BottomType;
  /** The projection without a bound. */
  readonly star: Projection;
  /** How many types there are; ids are smaller. */
  readonly size: number;
  /** The types that were made here, by what they are made of. */
  readonly known: ReadonlyMap<string, Type | Projection>;
  classType(name: string, args?: readonly TypeArgument[]): ClassType;
  parameter(name: string): ParameterType;
  functionType(parameters: readonly Type[], result: Type): FunctionType;
  array(element: Type): ArrayType;
  primitive(name: string): PrimitiveType;
  nullable(of: Type): Type;
  tuple(elements: readonly Type[]): TupleType;
  intersection(parts: readonly Type[]): IntersectionType;
  projection(variance: 'out' | 'in', of: Type): Projection;
}

/** Makes a table of types: an empty one, or one with the types of another to which no more are added. */
export function createTypeTable(base?: TypeTable): TypeTable {
  const known = new Map<string, Type | Projection>();
  let next = base?.size ?? 0;
  function intern<T extends Type | Projection>(key: string, make: (id: number) => T): T {
    let type = known.get(key) ?? base?.known.get(key);
    if (type === undefined) {
      type = make(next++);
      known.set(key, type);
    }
    return type as T;
  }
  const top = intern<TopType>('top', (id) => ({ kind: 'top', id }));
  const bottom = intern<BottomType>('bottom', (id) => ({ kind: 'bottom', id }));
  return {
    top,
    bottom,
    // Ids are given by need, so that programs without it keep theirs.
    get star() {
      return intern<Projection>('star', (id) => ({ kind: 'projection', id, variance: 'out', of: top, star: true }));
    },
    known,
    get size() {
      return next;
    },
    classType: (name, args = []) =>
      intern(args.length === 0 ? `c${name}` : `c${name}<${ids(args)}`, (id) => ({ kind: 'class', id, name, args })),
    parameter: (name) => intern(`p${name}`, (id) => ({ kind: 'parameter', id, name })),
    functionType: (parameters, result) =>
      intern(`f${ids(parameters)}>${result.id}`, (id) => ({ kind: 'function', id, parameters, result })),
    array: (element) => intern(`a${element.id}`, (id) => ({ kind: 'array', id, element })),
    primitive: (name) => intern(`b${name}`, (id) => ({ kind: 'primitive', id, name })),
    nullable: (of) =>
      of.kind === 'nullable' || of.kind === 'top'
        ? of
        : intern<NullableType>(`n${of.id}`, (id) => ({ kind: 'nullable', id, of })),
    tuple: (elements) => intern(`t${ids(elements)}`, (id) => ({ kind: 'tuple', id, elements })),
    intersection: (parts) => intern(`i${ids(parts)}`, (id) => ({ kind: 'intersection', id, parts })),
    projection: (variance, of) => intern(`${variance}${of.id}`, (id) => ({ kind: 'projection', id, variance, of })),
  };
}

function ids(types: readonly TypeArgument[]): string {
  let text = '';
  for (const type of types) text += `${type.id},`;
  return text;
}
