import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { damagedInCache } from '../../src/harness/toolchains/installation.js';
import { resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { typescriptFamily } from '../../src/languages/typescript/family.js';
import { useEmptyCache } from './empty-cache.js';

const cache = useEmptyCache();

const versions = async () => (await typescriptFamily.installed()).map(({ version }) => version);

test('a version that is not installed is named with the command that brings it', async () => {
  await expect(resolveTarget('typescript@5.9.3', [typescriptFamily])).rejects.toThrow(
    'run `cupel toolchains add typescript@5.9.3` (installed: 6.0.3, 7.0.2)',
  );
});

describe('the cache', () => {
  const place = (name: string) => join(cache(), 'toolchains', 'typescript', name);

  test('does not take the remains of an install that was killed for a toolchain', async () => {
    const manifest = JSON.stringify({ family: 'typescript', version: '5.9.3', checksum: 'sha256:0' });
    for (const name of ['5.9.2', '5.9.3.part-77']) await mkdir(place(name), { recursive: true });
    await writeFile(join(place('5.9.3.part-77'), 'cupel-toolchain.json'), manifest);
    expect(await versions()).toEqual(['6.0.3', '7.0.2']);
  });

  test('says which folder is damaged, and leaves it out', async () => {
    await mkdir(place('5.9.3'), { recursive: true });
    await writeFile(join(place('5.9.3'), 'cupel-toolchain.json'), '{ "version": ');
    expect(await versions()).toEqual(['6.0.3', '7.0.2']);
    expect(await damagedInCache()).toEqual([expect.stringContaining('the manifest of typescript@5.9.3 is damaged')]);
  });
});
