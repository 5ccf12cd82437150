import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { InstalledToolchain, ToolchainFamily } from '../../core/toolchain.js';
import { checksumOf } from './checksum.js';
import { requireIntact } from './require-intact.js';

async function installedExample() {
  const location = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  onTestFinished(() => rm(location, { recursive: true }));
  const jar = join(location, 'compiler.jar');
  await writeFile(jar, 'one');
  const checksum = await checksumOf([jar]);
  const installed: InstalledToolchain = { family: 'fake', version: '1.0', location, checksum, source: 'installed' };
  const family = { name: 'fake', files: () => [jar] } as Partial<ToolchainFamily> as ToolchainFamily;
  return { family, installed, jar, stamp: join(location, 'cupel-verified.json') };
}

test('a compiler that was changed after it was installed is refused', async () => {
  const { family, installed, jar } = await installedExample();
  await requireIntact(family, installed);
  await writeFile(jar, 'two');
  await expect(requireIntact(family, installed)).rejects.toThrow('run `cupel toolchains remove fake@1.0`');
  await writeFile(jar, 'one');
  await requireIntact(family, installed);
  await rm(jar);
  await expect(requireIntact(family, installed)).rejects.toThrow('its checksum differs');
});

test('a stamp spares reading the files again, and is of these files only', async () => {
  const { family, installed, jar, stamp } = await installedExample();
  await requireIntact(family, installed);
  const text = await readFile(stamp, 'utf8');
  expect(text).toContain(installed.checksum);
  await writeFile(jar, 'two');
  await writeFile(stamp, text);
  await expect(requireIntact(family, installed)).rejects.toThrow('its checksum differs');
});

test('one of the machine is not ours to check', async () => {
  const { family, installed, jar } = await installedExample();
  await writeFile(jar, 'two');
  await requireIntact(family, { ...installed, source: 'machine' });
});
