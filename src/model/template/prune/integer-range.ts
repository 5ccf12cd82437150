import type { FilledExpression } from '../filled.js';
import type { TypeName } from '../hole.js';

/** All whole numbers between two, both included. */
export interface IntegerRange {
  readonly least: bigint;
  readonly most: bigint;
}

const bits: Readonly<Record<TypeName, number>> = { byte: 8, short: 16, int: 32, long: 64, int64: 64 };
const unsignedBits: Readonly<Record<TypeName, number>> = { char: 16, uint: 32, uint64: 64 };
const int32 = signed(32);
// Doubles are exact up to here.
const exact = { least: -(2n ** 53n), most: 2n ** 53n };

function signed(width: number): IntegerRange {
  return { least: -(2n ** BigInt(width - 1)), most: 2n ** BigInt(width - 1) - 1n };
}

/** The range of a type of whole numbers with so many bits; nothing for other types. */
function rangeOfType(type: TypeName): IntegerRange | undefined {
  const [width, unsigned] = [bits[type], unsignedBits[type]];
  if (width !== undefined) return signed(width);
  return unsigned === undefined ? undefined : { least: 0n, most: 2n ** BigInt(unsigned) - 1n };
}

/** The whole numbers that an expression can be; nothing if it may be something else, as NaN. Nothing is without bounds: integers of 32 and 64 bits wrap around. */
export function rangeOf(node: FilledExpression): IntegerRange | undefined {
  switch (node.kind) {
    case 'literal':
      return /^-?\d+$/.test(node.value) ? { least: BigInt(node.value), most: BigInt(node.value) } : undefined;
    case 'unary':
      return rangeOfUnary(node.operator, node.type, node.operand);
    case 'binary':
      return rangeOfBinary(node) ?? rangeOfType(node.type);
    case 'ternary':
      return joined(rangeOf(node.yes), rangeOf(node.no));
    case 'cast':
      return rangeOfCast(node.type, rangeOf(node.operand));
    default:
      return rangeOfType(node.type);
  }
}

function joined(a: IntegerRange | undefined, b: IntegerRange | undefined): IntegerRange | undefined {
  return a && b && around([a.least, a.most, b.least, b.most]);
}

function around(values: readonly bigint[]): IntegerRange {
  const [first = 0n] = values;
  const least = values.reduce((a, b) => (b < a ? b : a), first);
  return { least, most: values.reduce((a, b) => (b > a ? b : a), first) };
}

function within(range: IntegerRange, bounds: IntegerRange): boolean {
  return range.least >= bounds.least && range.most <= bounds.most;
}

// A result that may leave its type comes back at the other end, and so can be anything.
function wrapped(type: TypeName, range: IntegerRange): IntegerRange | undefined {
  if (type === 'bigint') return range;
  const bounds = rangeOfType(type);
  if (bounds) return within(range, bounds) ? range : bounds;
  return type === 'number' && within(range, exact) ? range : undefined;
}

function rangeOfUnary(operator: string, type: TypeName, operand: FilledExpression): IntegerRange | undefined {
  const range = rangeOf(operand);
  if (operator === '~') {
    const whole = asInteger(type, range);
    return whole && { least: ~whole.most, most: ~whole.least };
  }
  if (!range) return undefined;
  return operator === '-' ? wrapped(type, { least: -range.most, most: -range.least }) : range;
}

// Operators on bits take the lowest 32 bits of a number.
function asInteger(type: TypeName, range: IntegerRange | undefined): IntegerRange | undefined {
  if (type !== 'number') return range ?? rangeOfType(type);
  return range && within(range, int32) ? range : int32;
}

function rangeOfBinary(node: Extract<FilledExpression, { kind: 'binary' }>): IntegerRange | undefined {
  const { operator, type } = node;
  const [left, right] = [rangeOf(node.left), rangeOf(node.right)];
  if (operator === '&') return rangeOfMask(type, left, right);
  if (operator === '<<' || operator === '>>' || operator === '>>>') return rangeOfShift(operator, type, left, right);
  if (operator === '|' || operator === '^') return asInteger(type, undefined);
  if (!left || !right) return undefined;
  if (operator === '+') return wrapped(type, { least: left.least + right.least, most: left.most + right.most });
  if (operator === '-') return wrapped(type, { least: left.least - right.most, most: left.most - right.least });
  if (operator === '*') {
    const corners = [left.least, left.most].flatMap((a) => [a * right.least, a * right.most]);
    return wrapped(type, around(corners));
  }
  return operator === '%' ? rangeOfRemainder(left, right) : undefined;
}

function rangeOfMask(type: TypeName, left: IntegerRange | undefined, right: IntegerRange | undefined) {
  const sides = [asInteger(type, left), asInteger(type, right)];
  const masks = sides.flatMap((side) => (side && side.least >= 0n ? [side.most] : []));
  if (masks.length === 0) return asInteger(type, undefined);
  return { least: 0n, most: around(masks).least };
}

function rangeOfRemainder(left: IntegerRange, right: IntegerRange): IntegerRange | undefined {
  if (right.least <= 0n && right.most >= 0n) return undefined;
  const most = around([right.least, right.most].map((n) => (n < 0n ? -n : n))).most - 1n;
  const smaller = (n: bigint) => (n < most ? n : most);
  return { least: left.least < 0n ? -smaller(-left.least) : 0n, most: left.most > 0n ? smaller(left.most) : 0n };
}

function rangeOfShift(
  operator: '<<' | '>>' | '>>>',
  type: TypeName,
  left: IntegerRange | undefined,
  right: IntegerRange | undefined,
): IntegerRange | undefined {
  const width = type === 'long' ? 64n : 32n;
  const shifted = asInteger(type, left);
  const bounds = type === 'number' ? int32 : rangeOfType(type);
  if (!right || right.least !== right.most || !shifted || !bounds) return undefined;
  const distance = ((right.least % width) + width) % width;
  if (operator === '<<') {
    const range = { least: shifted.least << distance, most: shifted.most << distance };
    return within(range, bounds) ? range : bounds;
  }
  if (operator === '>>' || shifted.least >= 0n)
    return { least: shifted.least >> distance, most: shifted.most >> distance };
  if (distance > 0n || type === 'number') return { least: 0n, most: 2n ** (width - distance) - 1n };
  return bounds;
}

function rangeOfCast(type: TypeName, range: IntegerRange | undefined): IntegerRange | undefined {
  const bounds = type === 'bigint' ? int32 : rangeOfType(type);
  if (!bounds) return type === 'number' && range && within(range, exact) ? range : undefined;
  return range && within(range, bounds) ? range : bounds;
}
