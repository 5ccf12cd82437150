import type { TypeName } from '../../../model/template/hole.js';
import { operatorGroups } from '../../../model/template/operators.js';

/** The module that templates import holes from. */
export const holeModule = 'cupel/template';

/** What a function of the hole library stands for. */
export type HoleFunction =
  | { readonly kind: 'literal' | 'variable' | 'element' | 'cast'; readonly type: TypeName }
  | { readonly kind: 'binary'; readonly group: BinaryGroup }
  | { readonly kind: (typeof expressionKinds | typeof statementKinds | typeof argumentKinds)[number] };

/** Holes for binary operators, by the names of their functions. */
export type BinaryGroup = 'arithmetic' | 'shift' | 'bitwise' | 'arithmeticOrShift' | 'relation' | 'logic';

const expressionKinds = [
  ...(['unary', 'ternary', 'increment', 'assign', 'call', 'callAny', 'alt'] as const),
  ...(['exclude', 'array', 'typedArray', 'typedArrayVar'] as const),
] as const;
const statementKinds = [
  ...(['statement', 'block', 'ifThen', 'whileDo', 'forDo', 'switchOn', 'altStatement'] as const),
  ...(['tryCatch', 'tryCatchFinally', 'tryFinally'] as const),
] as const;
// Not holes: they say where the arguments of the entry come from.
const argumentKinds = ['entryArgument', 'entryArguments'] as const;
const groups: readonly BinaryGroup[] = [
  ...(['arithmetic', 'shift', 'bitwise', 'arithmeticOrShift', 'relation', 'logic'] as const),
];
const casts: Readonly<Record<string, TypeName>> = {
  toInt: 'int',
  toUint: 'uint',
  toFloat: 'float',
  toNumber: 'number',
  toBigint: 'bigint',
  asInt64: 'int64',
  asUint64: 'uint64',
};

/** Every function of the hole library by its name. */
export const holeFunctions: ReadonlyMap<string, HoleFunction> = new Map<string, HoleFunction>([
  ...['int', 'number', 'bigint', 'string', 'boolean'].flatMap((type): [string, HoleFunction][] => {
    // A variable says nothing of how many bits its number has.
    const held = type === 'int' ? 'number' : type;
    return [
      [type, { kind: 'literal', type }],
      [`${type}Var`, { kind: 'variable', type: held }],
      [`${type}Element`, { kind: 'element', type: held }],
      [`${type}ArrayVar`, { kind: 'variable', type: `${held}[]` }],
    ];
  }),
  ...Object.entries(casts).map(([name, type]): [string, HoleFunction] => [name, { kind: 'cast', type }]),
  ...groups.map((group): [string, HoleFunction] => [group, { kind: 'binary', group }]),
  ...[...expressionKinds, ...statementKinds, ...argumentKinds].map((kind): [string, HoleFunction] => [kind, { kind }]),
]);

/** The operators that are meant when a hole for values of a type names none. */
export function defaultOperators(group: BinaryGroup | 'unary', type: TypeName): readonly string[] {
  const shifts = operatorGroups.shift.filter((operator) => type !== 'bigint' || operator !== '>>>');
  switch (group) {
    case 'arithmetic':
      return type === 'string' ? ['+'] : operatorGroups.arithmetic;
    case 'shift':
      return shifts;
    case 'arithmeticOrShift':
      return [...operatorGroups.arithmetic, ...shifts];
    case 'relation':
      return [...operatorGroups.relation, '===', '!=='];
    case 'unary':
      return type === 'boolean' ? ['!'] : type === 'bigint' ? ['-', '~'] : ['-', '~', '+'];
    default:
      return operatorGroups[group];
  }
}

const allowed: Readonly<Record<BinaryGroup | 'unary' | 'assign' | 'increment', readonly string[]>> = {
  arithmetic: [...operatorGroups.arithmetic, '**'],
  shift: operatorGroups.shift,
  bitwise: operatorGroups.bitwise,
  arithmeticOrShift: [...operatorGroups.arithmetic, '**', ...operatorGroups.shift],
  relation: [...operatorGroups.relation, '===', '!=='],
  logic: operatorGroups.logic,
  unary: ['-', '~', '+', '!'],
  assign: ['=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '>>>='],
  increment: operatorGroups.increment,
};

/** The operators that a hole may name. */
export function allowedOperators(group: keyof typeof allowed): readonly string[] {
  return allowed[group];
}
