import type { Operator } from '../../../model/program/expression.js';
import type { BuiltIn, BuiltIns } from '../../../model/program/profile.js';
import { declareType, type Hierarchy, type TypeConstructor } from '../../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { type BigName, bigNumbers, functionInterfaces, type PrimitiveName, primitives } from './library.js';

/** The operators between two values of a primitive type. */
export interface Operators {
  readonly arithmetic?: readonly Operator[];
  readonly comparison?: readonly Operator[];
}

/** Exceptions of Java's library, with those that a method must declare (JLS 11.1.1). */
export const exceptions = [
  ['Exception', undefined, true],
  ['ReflectiveOperationException', 'Exception', true],
  ['ClassNotFoundException', 'ReflectiveOperationException', true],
  ['InterruptedException', 'Exception', true],
  ['RuntimeException', 'Exception', false],
  ['IllegalStateException', 'RuntimeException', false],
] as const;

/** Declares Java's primitive types and library classes, with the operators that a language has for them. */
export function declareBuiltIns(
  hierarchy: Hierarchy,
  operators: Readonly<Partial<Record<PrimitiveName | BigName, Operators>>>,
): BuiltIns {
  const { table } = hierarchy;
  declareClasses(hierarchy);
  declareFunctions(hierarchy);
  const string = table.classType('String');
  const all: BuiltIn[] = [
    { type: string, literal: 'string', weight: 6 },
    { type: table.classType('Number'), weight: 1 },
    { type: table.classType('CharSequence'), weight: 1 },
    { type: table.classType('Comparable', [string]), weight: 1 },
  ];
  for (const { name, box, weight } of primitives) {
    all.push({ type: table.primitive(name), literal: name, weight, ...operators[name] });
    all.push({ type: table.classType(box), literal: name, weight });
  }
  for (const { name, literal } of bigNumbers)
    all.push({ type: table.classType(name), literal, feature: 'bigNumbers', weight: 0.7, ...operators[name] });
  return {
    all,
    boolean: table.primitive('boolean'),
    string,
    int: table.primitive('int'),
    unit: { type: table.primitive('void'), isValue: false },
    enumSupertypes: (self) => [table.classType('Comparable', [self])],
    functionType: (parameters, result) => functionType(hierarchy, parameters, result),
  };
}

function declareClasses(hierarchy: Hierarchy): void {
  const { table } = hierarchy;
  const declare = (name: string, ...supertypes: readonly ClassType[]) => {
    declareType(hierarchy, { name, parameters: [], supertypes });
  };
  const comparableTo = (name: string) => table.classType('Comparable', [table.classType(name)]);
  declareType(hierarchy, { name: 'Comparable', parameters: parametersOf('Comparable', ['T']), supertypes: [] });
  declare('Number');
  declare('CharSequence');
  declare('String', table.classType('CharSequence'), comparableTo('String'));
  for (const { name } of bigNumbers) declare(name, table.classType('Number'), comparableTo(name));
  for (const { name, box, number } of primitives) {
    if (number) declare(box, table.classType('Number'), comparableTo(box));
    else declare(box, comparableTo(box));
    hierarchy.boxes.set(name, table.classType(box));
  }
}

function declareFunctions(hierarchy: Hierarchy): void {
  for (const { name, method, parameters: labels } of functionInterfaces) {
    const parameters = parametersOf(name, [...labels, 'R']);
    const types = parameters.map((parameter) => hierarchy.table.parameter(parameter.name));
    const functional = { name: method, parameters: types.slice(0, -1), result: types.at(-1) as Type };
    declareType(hierarchy, { name, parameters, supertypes: [], functional });
  }
}

function parametersOf(name: string, labels: readonly string[]): TypeConstructor['parameters'] {
  return labels.map((label) => ({ name: `${name}.${label}`, variance: 'invariant' }));
}

function functionType(hierarchy: Hierarchy, parameters: readonly Type[], result: Type): ClassType | undefined {
  const found = functionInterfaces.find((each) => each.parameters.length === parameters.length);
  return (
    found &&
    hierarchy.table.classType(
      found.name,
      [...parameters, result].map((type) => boxed(hierarchy, type)),
    )
  );
}

function boxed(hierarchy: Hierarchy, type: Type): Type {
  return (type.kind === 'primitive' && hierarchy.boxes.get(type.name)) || type;
}
