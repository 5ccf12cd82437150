import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { checksumText } from './checksum.js';
import type { Realm } from './realm.js';

const createChecksum = runInThisContext(`(${checksumText})`) as Realm['createChecksum'];

function checksumOf(value: unknown): number {
  const checksum = createChecksum();
  checksum.add(value);
  return checksum.value();
}

test('values that the language tells apart have other checksums', () => {
  const one = [1];
  const long = (last: number) => [...Array.from({ length: 2000 }, () => 0), last];
  const different: readonly unknown[] = [
    ...[0, -0, 1, 1n, '1', true, undefined, null, NaN, 10n, 'a', '', Symbol('s')],
    ...[[], {}, [1], new Float64Array([1]), [undefined], Array(1), [[1], [1]], [one, one], [[1], [2]]],
    ...[
      { a: 1 },
      { b: 1 },
      { a: one, b: one },
      { a: [1], b: [1] },
      new Map([[1, 1]]),
      new Set([1]),
      new TypeError('x'),
    ],
    ...[new RangeError('x'), new DataView(new ArrayBuffer(2)), new Uint8Array(2), long(1), long(2)],
    ...[Object.assign([], { length: 2 ** 32 - 1 }), Object.assign([], { length: 2 ** 31 })],
    ...[`${'x'.repeat(1000)}y`, `${'x'.repeat(1000)}z`],
  ];
  expect(new Set(different.map(checksumOf)).size).toBe(different.length);
});

test('values that the language does not tell apart have the same checksum', () => {
  expect(checksumOf(new Float64Array([NaN]))).toBe(checksumOf(new Float64Array([-NaN])));
  expect(checksumOf({ a: [1, 'x'] })).toBe(checksumOf({ a: [1, 'x'] }));
  const ring: unknown[] = [1];
  ring.push(ring);
  const other: unknown[] = [1];
  other.push(other);
  expect(checksumOf(ring)).toBe(checksumOf(other));
});
