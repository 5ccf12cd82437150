import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findEngine } from './find-engine.js';

async function folderWith(...files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  return folder;
}

async function copied(path: string): Promise<string[]> {
  const folder = await folderWith();
  const found = await findEngine('jsc', path, { programs: ['jsc', 'jsc-debug'] });
  expect(found.says).toBeUndefined();
  await found.copy(folder, '2.40');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

const tree = ['bin/jsc', 'bin/other', 'bin/icudt.dat', 'lib/libJavaScriptCore.so.18', 'lib/jsc.o', 'obj/huge.so'];

test('of a folder, the program and what it loads is copied, and not the rest of the build', async () => {
  const folder = await folderWith(...tree);
  expect(await copied(folder)).toEqual(['bin/icudt.dat', 'bin/jsc', 'lib/libJavaScriptCore.so.18']);
  const flat = await folderWith('jsc-debug', 'libJavaScriptCore.so');
  expect(await copied(flat)).toEqual(['bin/jsc', 'bin/libJavaScriptCore.so']);
});

test('of a program, nothing else is copied', async () => {
  const folder = await folderWith(...tree);
  expect(await copied(join(folder, 'bin/jsc'))).toEqual(['bin/jsc']);
});
