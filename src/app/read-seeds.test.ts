import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeLeftOut, readSeeds } from './read-seeds.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cupel-seeds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what is no text is left out and counted, and links lead nowhere', async () => {
  mkdirSync(join(folder, 'inner', 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'inner', 'a.ts'), 'let a = 1;\n');
  writeFileSync(join(folder, 'inner', 'node_modules', 'hidden.ts'), 'let b = 1;\n');
  writeFileSync(join(folder, 'z.ts'), 'let z;\n');
  writeFileSync(join(folder, 'other.txt'), 'text');
  writeFileSync(join(folder, 'binary.ts'), Buffer.from([65, 0, 66]));
  writeFileSync(join(folder, 'latin.ts'), Buffer.from([0x6c, 0xe9, 0x0a]));
  writeFileSync(join(folder, 'huge.ts'), 'x'.repeat(300 * 1024));
  symlinkSync(folder, join(folder, 'inner', 'loop'));
  symlinkSync(join(folder, 'z.ts'), join(folder, 'link.ts'));
  symlinkSync(join(folder, 'nothing'), join(folder, 'dangling.ts'));
  const { files, leftOut } = await readSeeds(folder, ['.ts']);
  expect(files).toEqual([
    { path: 'inner/a.ts', text: 'let a = 1;\n' },
    { path: 'z.ts', text: 'let z;\n' },
  ]);
  expect(describeLeftOut(leftOut)).toBe('2 links, 1 binary, 1 larger than 256 kilobytes, 1 not UTF-8');
});

test('ten thousand files are read in the order of their paths', async () => {
  for (let i = 0; i < 100; i++) {
    mkdirSync(join(folder, `d${i}`));
    for (let j = 0; j < 100; j++) writeFileSync(join(folder, `d${i}`, `f${j}.ts`), `let x${j} = ${i};`);
  }
  const { files, leftOut } = await readSeeds(folder, ['.ts']);
  expect(files.length).toBe(10_000);
  expect(files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).sort());
  expect(leftOut.size).toBe(0);
});

test('where nothing can be a seed, the reasons are told', async () => {
  writeFileSync(join(folder, 'a.ts'), Buffer.from([0]));
  await expect(readSeeds(folder, ['.ts'])).rejects.toThrow(/^there is no file ending in .ts below .* 1 binary$/);
});
