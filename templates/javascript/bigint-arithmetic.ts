// Arithmetic of BigInts that is cut to 64 bits, where compilers use machine words.
import { arithmetic, asInt64, asUint64, bigint, bigintVar, bitwise, relation, unary } from 'cupel/template';

let sum = 0n;

export function m(x: bigint, y: bigint): bigint {
  const a = BigInt.asIntN(64, x);
  const b = BigInt.asUintN(64, y);
  const c = asInt64(arithmetic(bigintVar(), bigintVar()));
  const d = asUint64(arithmetic(bitwise(bigintVar(), bigint()), unary(bigintVar())));
  if (relation(bigintVar(), bigintVar())) sum = BigInt.asIntN(64, sum + c);
  else sum = BigInt.asIntN(64, sum - d);
  return asInt64(arithmetic(bigintVar('c', 'd', 'a'), bigintVar('b', 'sum')));
}
