// Bigint and number literals and arithmetic, literal widening, separators, and typed arrays.
type Sign = -1n | 0n | 1n;
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Numeric = number | bigint;
type Widened<T> = T extends bigint ? bigint : T extends number ? number : never;

const big = 9_007_199_254_740_993n;
const hex = 0xff_ffn;
const small: Digit = 7;
let counter = 0n;
const fraction = 0.1e-2;

function sign(value: bigint): Sign {
  return value > 0n ? 1n : value < 0n ? -1n : 0n;
}

function gcd<T extends Numeric>(a: T, b: T): T;
function gcd(a: Numeric, b: Numeric): Numeric {
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    while (b !== 0n) [a, b] = [b, a % b];
    return a < 0n ? -a : a;
  }
  let [x, y] = [Number(a), Number(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return Math.abs(x);
}

function power(base: bigint, exponent: bigint, modulus?: bigint): bigint {
  let result = 1n;
  for (let bit = base; exponent > 0n; exponent >>= 1n, bit *= bit) {
    if (exponent & 1n) result *= bit;
    if (modulus !== undefined) {
      result %= modulus;
      bit %= modulus;
    }
  }
  return result;
}

function toNumber(value: Numeric | `${bigint}`): number {
  return typeof value === 'string' ? Number(BigInt(value)) : Number(value);
}

function isDigit(value: number): value is Digit {
  return Number.isInteger(value) && value >= 0 && value <= 9;
}

const mixed: Widened<typeof big | typeof small> = Math.random() > 0.5 ? big : small;
const parsed: number = toNumber('-12');
const signs: Record<`${Sign}`, string> = { '-1': 'negative', '0': 'zero', '1': 'positive' };
const name: string = signs[`${sign(hex)}`];

const words = new BigUint64Array([1n, 2n, BigInt.asUintN(64, -1n)]);
const total: bigint = words.reduce((sum, word) => sum + word, 0n);
const bytes = Uint8Array.from({ length: 4 }, (_, i) => (i << 1) ^ small);

counter++;
counter = counter ** 3n | hex;
const digit: Digit | undefined = isDigit(parsed) ? parsed : undefined;
const equal: boolean = big == BigInt(2 ** 53) || counter < 5;

export const results = [gcd(12n, 18n), gcd<number>(12, 18), power(2n, 10n, 1000n), mixed, name, total, bytes[1], fraction, digit, equal];
