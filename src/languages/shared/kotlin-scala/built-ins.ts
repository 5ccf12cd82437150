import type { Operator } from '../../../model/program/expression.js';
import type { BuiltIn, BuiltIns, LiteralKind } from '../../../model/program/profile.js';
import { declareType, type Hierarchy } from '../../../model/types/hierarchy.js';
import type { ClassType } from '../../../model/types/type.js';

const equality = ['==', '!='] as const satisfies readonly Operator[];
const order = ['<', '<=', '>', '>=', ...equality] as const satisfies readonly Operator[];
const whole = ['+', '-', '*', '/', '%'] as const satisfies readonly Operator[];

interface Value {
  readonly name: string;
  readonly literal: LiteralKind;
  readonly weight: number;
  readonly number: boolean;
  readonly arithmetic?: readonly Operator[];
  readonly comparison: readonly Operator[];
}

// Arithmetic of shorts and bytes gives ints, and that of characters is not the same in all languages.
const values: readonly Value[] = [
  { name: 'Int', literal: 'int', weight: 6, number: true, arithmetic: whole, comparison: order },
  { name: 'Long', literal: 'long', weight: 3, number: true, arithmetic: whole, comparison: order },
  { name: 'Short', literal: 'short', weight: 1, number: true, comparison: order },
  { name: 'Byte', literal: 'byte', weight: 1, number: true, comparison: order },
  { name: 'Float', literal: 'float', weight: 1, number: true, arithmetic: whole, comparison: order },
  { name: 'Double', literal: 'double', weight: 2, number: true, arithmetic: whole, comparison: order },
  { name: 'Char', literal: 'char', weight: 2, number: false, comparison: order },
  { name: 'Boolean', literal: 'boolean', weight: 3, number: false, arithmetic: ['&&', '||'], comparison: equality },
];

/** Exceptions of the library, none of which need be declared. */
export const unchecked = [
  ['Exception', undefined, false],
  ['RuntimeException', 'Exception', false],
  ['IllegalStateException', 'RuntimeException', false],
] as const;

/** The classes above the values that are no objects elsewhere, by the value's class. */
export type Supertypes = (value: { readonly type: ClassType; readonly number: boolean }) => readonly ClassType[];

/** Declares the types of numbers, characters, truth values and texts; the classes above them are declared before. */
export function declareValues(
  hierarchy: Hierarchy,
  supertypes: {
    readonly ofValue: Supertypes;
    readonly ofString: readonly ClassType[];
    readonly ofUnit: readonly ClassType[];
  },
): Omit<BuiltIns, 'all'> & { readonly all: BuiltIn[] } {
  const { table } = hierarchy;
  const all = values.map(({ name, number, ...rest }): BuiltIn => {
    const type = table.classType(name);
    declareType(hierarchy, { name, parameters: [], supertypes: supertypes.ofValue({ type, number }) });
    return { type, ...rest };
  });
  const string = table.classType('String');
  declareType(hierarchy, { name: 'String', parameters: [], supertypes: supertypes.ofString });
  declareType(hierarchy, { name: 'Unit', parameters: [], supertypes: supertypes.ofUnit });
  return {
    all: [...all, { type: string, literal: 'string', comparison: order, weight: 6 }],
    boolean: table.classType('Boolean'),
    string,
    int: table.classType('Int'),
    unit: { type: table.classType('Unit'), isValue: true },
    functionType: (parameters, result) => table.functionType(parameters, result),
  };
}
