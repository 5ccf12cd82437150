// Shifts of 64-bit BigInts by counts that are as large as 64 bits allow.
import { alt, asInt64, asUint64, bigint, bigintVar, shift } from 'cupel/template';

function right(x: bigint): bigint {
  return asInt64(shift(asInt64(bigintVar('x')), bigint(2n ** 62n, 2n ** 64n), '>>'));
}

function left(x: bigint): bigint {
  return asUint64(shift(asUint64(bigintVar('x')), bigint(-(2n ** 64n), -(2n ** 62n)), '<<'));
}

function byArgument(x: bigint, y: bigint): bigint {
  return alt(
    asInt64(shift(asInt64(bigintVar('x', 'y')), asUint64(bigintVar('y')), '>>')),
    asUint64(shift(asUint64(bigintVar('x', 'y')), asUint64(bigintVar('y')), '>>')),
  );
}

function small(x: bigint): bigint {
  return alt(asInt64(shift(asUint64(x), bigint(-70n, 70n))), asUint64(shift(asInt64(x), bigint(-70n, 70n))));
}

export function m(x: bigint, y: bigint): bigint {
  return BigInt.asIntN(64, right(x) + 3n * left(x) + 5n * byArgument(x, y) + 7n * small(y));
}
