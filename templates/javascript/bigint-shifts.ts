// Shifts of 64-bit BigInts by counts that are as large as 64 bits allow.
import { alt, asInt64, asUint64, bigint, bigintVar, shift } from 'cupel/template';

function signed(x: bigint, y: bigint): bigint {
  return asInt64(shift(asInt64(bigintVar('x')), alt(bigintVar('y'), bigint()), '>>', '<<'));
}

function unsigned(x: bigint, y: bigint): bigint {
  return asUint64(
    shift(
      asUint64(bigintVar('x', 'y')),
      alt(bigint(-(2n ** 64n), -(2n ** 62n)), bigint(2n ** 62n, 2n ** 64n), bigintVar('y')),
      '<<',
      '>>',
    ),
  );
}

export function m(x: bigint, y: bigint): bigint {
  try {
    return signed(x, y);
  } catch {
    return unsigned(y, x);
  }
}
