import { levels } from './notation.js';

/** The operators of each hole that a host has besides its own: what is meant when a template names none. */
export const operatorGroups = {
  arithmetic: ['+', '-', '*', '/', '%'],
  shift: ['<<', '>>', '>>>'],
  bitwise: ['&', '|', '^'],
  relation: ['<', '<=', '>', '>=', '==', '!='],
  logic: ['&&', '||'],
  increment: ['++x', 'x++', '--x', 'x--'],
} as const;

const byLevel: readonly (readonly [number, readonly string[]])[] = [
  [levels.or, ['||']],
  [levels.and, ['&&']],
  [levels.bitOr, ['|']],
  [levels.bitXor, ['^']],
  [levels.bitAnd, ['&']],
  [levels.equality, ['==', '!=', '===', '!==']],
  [levels.relation, ['<', '<=', '>', '>=']],
  [levels.shift, ['<<', '>>', '>>>']],
  [levels.additive, ['+', '-']],
  [levels.multiplicative, ['*', '/', '%']],
  [levels.power, ['**']],
];

const levelByOperator = new Map(byLevel.flatMap(([level, operators]) => operators.map((one) => [one, level] as const)));

/** How tightly a binary operator holds its operands. */
export function levelOfOperator(operator: string): number {
  const level = levelByOperator.get(operator);
  if (level === undefined) throw new Error(`there is no binary operator ${operator}`);
  return level;
}
