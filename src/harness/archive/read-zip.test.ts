import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Damaged } from '../../core/byte-reader.js';
import { openZip } from './read-zip.js';
import { zipOf } from './zip-fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'cupel-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of an archive by their names. */
function contentsOf(data: Uint8Array): Record<string, string> {
  const path = join(folder, 'test.zip');
  writeFileSync(path, data);
  const zip = openZip(path);
  try {
    return Object.fromEntries(zip.entries.map(({ name, read }) => [name, Buffer.from(read()).toString()]));
  } finally {
    zip.close();
  }
}

const files = [
  { name: 'a/one', content: Buffer.from('one '.repeat(100)) },
  { name: 'two', content: Buffer.from('two'), stored: true },
  { name: 'nothing', content: Buffer.of() },
];

it('reads files that are compressed and files that are not, whatever follows the archive', () => {
  const expected = { 'a/one': 'one '.repeat(100), two: 'two', nothing: '' };
  expect(contentsOf(zipOf(files))).toEqual(expected);
  expect(contentsOf(zipOf(files, 'PK and a comment'))).toEqual(expected);
  expect(contentsOf(zipOf([]))).toEqual({});
});

it('an archive that ends anywhere is damaged', () => {
  const whole = zipOf(files);
  for (let length = 0; length < whole.length; length++)
    expect(() => contentsOf(whole.subarray(0, length)), `${length} bytes`).toThrow(Damaged);
});

it('a file that grows beyond the size that is stated is not unpacked', () => {
  const bomb = Buffer.alloc(8 * 1024 ** 2);
  expect(() => contentsOf(zipOf([{ name: 'bomb', content: bomb, stated: 100 }]))).toThrow(
    'it cannot be unpacked to the size that it states',
  );
  expect(() => contentsOf(zipOf([{ name: 'bomb', content: bomb, stated: 2 ** 30 }]))).toThrow('it is too large');
});

it('what is not what it says is damaged', () => {
  const content = Buffer.from('content');
  expect(() => contentsOf(zipOf([{ name: 'x', content, stated: 8 }]))).toThrow('it has another size');
  expect(() => contentsOf(zipOf([{ name: 'x', content, flags: 1 }]))).toThrow('it is encrypted');
  const moved = zipOf([{ name: 'x', content }]);
  moved[0] = 0;
  expect(() => contentsOf(moved)).toThrow('it is not where the list of entries says');
  const counted = zipOf([{ name: 'x', content }]);
  counted[counted.length - 12] = 2;
  expect(() => contentsOf(counted)).toThrow(Damaged);
});
