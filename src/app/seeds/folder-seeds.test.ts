import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderSeeds } from './folder-seeds.js';
import { describeLeftOut, readSeeds } from './read-seeds.js';
import type { Language } from '../../model/language.js';

const typescript = { extensions: ['.ts'] };
const marked: Language = {
  ...{ id: 'fake', title: 'Fake', extensions: ['.kt'], families: [], intendedDifferences: [] },
  defaults: { targets: [], references: [] },
  readSeed: (text) =>
    text.startsWith('// OTHER')
      ? { kind: 'leftOut', reason: 'for others' }
      : { kind: 'seed', text: text.replace('// OWN\n', '') },
};

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
  const { files, leftOut } = await folderSeeds(folder, typescript);
  expect(files).toEqual([
    { path: 'inner/a.ts', text: 'let a = 1;\n' },
    { path: 'z.ts', text: 'let z;\n' },
  ]);
  expect(describeLeftOut(leftOut)).toBe('2 links, 1 binary, 1 larger than 256 kilobytes, 1 not UTF-8');
});

test('ten thousand files, binary ones and loops among them, are read in the order of their paths', async () => {
  for (let i = 0; i < 100; i++) {
    const inner = join(folder, `d${i}`);
    mkdirSync(inner);
    symlinkSync(folder, join(inner, 'loop'));
    for (let j = 0; j < 98; j++) writeFileSync(join(inner, `f${j}.ts`), `let x${j} = ${i};`);
    writeFileSync(join(inner, 'binary.ts'), Buffer.alloc(64 * 1024));
    writeFileSync(join(inner, 'latin.ts'), Buffer.from([0xe9]));
  }
  const { files, leftOut } = await folderSeeds(folder, typescript);
  expect(files.length).toBe(9800);
  expect(files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).sort());
  expect(describeLeftOut(leftOut)).toBe('100 binary, 100 not UTF-8');
});

test('where nothing can be a seed, the reasons are told', async () => {
  writeFileSync(join(folder, 'a.kt'), Buffer.from([0]));
  await expect(readSeeds(folder, marked, () => undefined)).rejects.toThrow(
    /^there is no file ending in .kt below .* 1 binary$/,
  );
});

test('a language says what is a seed, and what of it', async () => {
  mkdirSync(join(folder, 'box'));
  writeFileSync(join(folder, 'box', 'js.kt'), '// OTHER\nfun box() = 1\n');
  writeFileSync(join(folder, 'box', 'a.kt'), '// OWN\nfun box() = 2\n');
  const { files, leftOut } = await readSeeds(folder, marked, () => undefined);
  expect(files).toEqual([{ path: 'box/a.kt', text: 'fun box() = 2\n' }]);
  expect(describeLeftOut(leftOut)).toBe('1 for others');
});
