import type { Random } from '../../core/random.js';
import type { TypeName } from './hole.js';
import { templatePolicy as policy } from './policy.js';

/** What a literal hole asks for. */
export interface LiteralRange {
  readonly type: TypeName;
  readonly min?: string;
  readonly max?: string;
  /** Values that it does not ask for. */
  readonly excluded?: readonly string[];
}

const whole: Readonly<Record<TypeName, readonly [bigint, bigint]>> = {
  byte: [-128n, 127n],
  short: [-32768n, 32767n],
  char: [0n, 65535n],
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  long: [-(2n ** 63n), 2n ** 63n - 1n],
  bigint: [-(2n ** 64n), 2n ** 64n],
};

// A shift by one of the values between these makes a number of megabytes in one engine and an error in another.
const unevenShifts = { from: 2n ** 13n, to: 2n ** 31n };

const realValues: Readonly<Record<TypeName, readonly string[]>> = {
  number: [
    ...['0', '-0', '1', '-1', '2', '-2', '0.5', '-0.5', '1.5', '0.1', '2147483647', '2147483648', '-2147483648'],
    ...['-2147483649', '4294967295', '4294967296', '2147483648.5', '9007199254740991', '9007199254740992'],
    ...['-9007199254740992', 'NaN', 'Infinity', '-Infinity', '5e-324', '1e-308', '-1e-308'],
    ...['1.7976931348623157e+308', '-1.7976931348623157e+308'],
  ],
  double: [
    ...['0.0', '-0.0', '1.0', '-1.0', '2.0', '-2.0', '0.5', '-0.5', '0.1', '2147483647.0', '2147483648.0'],
    ...['-2147483648.0', '9.223372036854775807E18', '-9.223372036854775808E18', '9007199254740993.0', 'NaN'],
    ...['Infinity', '-Infinity', '4.9E-324', '2.2250738585072014E-308', '1.7976931348623157E308'],
  ],
  float: [
    ...['0.0', '-0.0', '1.0', '-1.0', '2.0', '-2.0', '0.5', '-0.5', '0.1', '16777216.0', '16777217.0'],
    ...['2147483648.0', '-2147483648.0', '9.223372E18', 'NaN', 'Infinity', '-Infinity', '1.4E-45', '3.4028235E38'],
  ],
};

const strings = ['', 'a', 'b', 'ab', 'abc', '0', '-1', '1e3', ' ', '\u0000', '\u00e9', '\u20ac', 'zzzzzzzzzzzzzzzz'];

/** Whether literals of a type can be made at all. */
export function hasLiterals(type: TypeName): boolean {
  return type in whole || type in realValues || isText(type) || type === 'boolean';
}

// There are as many as templates have different ranges.
const pools = new Map<string, readonly string[]>();

/** The values of a literal hole that are worth trying, each once; all of them if the range is small. */
export function literalPool(range: LiteralRange): readonly string[] {
  const name = `${range.type} ${range.min ?? ''} ${range.max ?? ''} ${JSON.stringify(range.excluded ?? [])}`;
  const pool = pools.get(name) ?? makePool(range).filter((value) => !isExcluded(range, value));
  pools.set(name, pool);
  return pool;
}

function makePool(range: LiteralRange): readonly string[] {
  if (range.type === 'boolean') return ['true', 'false'];
  if (isText(range.type)) return strings;
  const reals = realValues[range.type];
  return reals ? realPool(reals, range) : wholePool(range);
}

function isExcluded({ type, excluded = [] }: LiteralRange, value: string): boolean {
  return excluded.length > 0 && excluded.some((one) => isSame(type, one, value));
}

// 0 and -0 are two values, and NaN is one.
function isSame(type: TypeName, one: string, other: string): boolean {
  if (type === 'boolean' || isText(type)) return one === other;
  if (type in whole) return BigInt(one) === BigInt(other);
  const held = (text: string) => (type === 'float' ? Math.fround(Number(text)) : Number(text));
  return Object.is(held(one), held(other));
}

/** A literal of the range: often one of the pool, often a small one, now and then any. */
export function drawLiteral(random: Random, range: LiteralRange): string {
  const value = drawAny(random, range);
  return isExcluded(range, value) ? random.pick(literalPool(range)) : value;
}

function drawAny(random: Random, range: LiteralRange): string {
  const pool = literalPool(range);
  const { type } = range;
  if (type === 'boolean' || isText(type) || random.chance(policy.interestingLiteral)) return random.pick(pool);
  return type in realValues ? drawReal(random, range) : drawWhole(random, range);
}

function isText(type: TypeName): boolean {
  return type === 'string' || type === 'String';
}

/** The smallest and the largest value of a literal hole for whole numbers. */
export function wholeBounds({ type, min, max }: LiteralRange): readonly [bigint, bigint] {
  const [least, most] = whole[type] as readonly [bigint, bigint];
  return [min === undefined ? least : BigInt(min), max === undefined ? most : BigInt(max)];
}

function wholePool(range: LiteralRange): readonly string[] {
  const [min, max] = wholeBounds(range);
  if (max - min < 64n) return Array.from({ length: Number(max - min) + 1 }, (_, i) => String(min + BigInt(i)));
  const values = new Set<bigint>([0n, 1n, -1n, 2n, -2n, 3n, 5n, 7n, 10n, min, max, min + 1n, max - 1n]);
  const powers = [2n, 3n, 4n, 5n, 6n, 7n, 8n, 15n, 16n, 30n, 31n, 32n, 33n, 53n, 62n, 63n, 64n];
  for (const power of powers) {
    for (const value of [2n ** power - 1n, 2n ** power, 2n ** power + 1n]) values.add(value).add(-value);
  }
  const fits = (value: bigint) => value >= min && value <= max && !(range.type === 'bigint' && isUneven(value));
  return [...values].filter(fits).map(String);
}

function isUneven(value: bigint): boolean {
  const size = value < 0n ? -value : value;
  return size > unevenShifts.from && size < unevenShifts.to;
}

function realPool(values: readonly string[], range: LiteralRange): readonly string[] {
  if (range.min === undefined && range.max === undefined) return values;
  const [min, max] = realBounds(range);
  const inside = values.filter((value) => Number(value) >= min && Number(value) <= max);
  return [...new Set([String(min), String(max), ...inside])].filter((value) => Number.isFinite(Number(value)));
}

function realBounds({ min, max }: LiteralRange): readonly [number, number] {
  return [Number(min ?? Number.NEGATIVE_INFINITY), Number(max ?? Number.POSITIVE_INFINITY)];
}

function drawWhole(random: Random, range: LiteralRange): string {
  const [min, max] = wholeBounds(range);
  if (random.chance(policy.smallLiteral)) {
    const low = min > -BigInt(policy.small) ? min : -BigInt(policy.small);
    const high = max < BigInt(policy.small) ? max : BigInt(policy.small);
    if (low <= high) return String(drawBetween(random, low, high));
  }
  const value = drawBetween(random, min, max);
  return String(range.type === 'bigint' && isUneven(value) ? min : value);
}

function drawBetween(random: Random, min: bigint, max: bigint): bigint {
  const span = max - min + 1n;
  let drawn = 0n;
  // Thirty-two bits more than needed, so that no value is likelier than another in a way that matters.
  for (let bits = 1n; bits < span << 32n; bits <<= 32n) drawn = (drawn << 32n) | BigInt(random.int(0, 0xffffffff));
  return min + (drawn % span);
}

function drawReal(random: Random, range: LiteralRange): string {
  const [min, max] = realBounds(range);
  const finite = Number.isFinite(max - min);
  const value = finite
    ? min + (max - min) * (random.int(0, 1 << 20) / (1 << 20))
    : random.int(-1000, 1000) / random.pick([1, 1, 2, 4, 10]);
  const kept = Math.min(Math.max(value, min), max);
  return range.type !== 'number' && Number.isInteger(kept) && Math.abs(kept) < 1e15 ? kept.toFixed(1) : String(kept);
}
