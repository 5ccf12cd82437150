import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import { typescriptFamily } from '../../src/languages/typescript/family.js';
import { open } from './typescript-open.js';

let cache = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'test-of-cupel-'));
  vi.stubEnv('CUPEL_CACHE', cache);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cache, { recursive: true, force: true });
});

const versions = async () => (await typescriptFamily.installed()).map(({ version }) => version);
// Asked by the ordinary client: its settings say where packages come from.
const offline = () =>
  typescriptFamily.available().then(
    () => false,
    () => true,
  );

describe('typescript@5.9.3', () => {
  test('is installed, can be trusted, and is removed', async (context) => {
    const lines: string[] = [];
    const installing = typescriptFamily.install('5.9.3', (line) => lines.push(line));
    const installed = await installing.catch(async (error: unknown) => {
      if (await offline()) context.skip('the npm registry cannot be reached');
      throw error;
    });
    expect(lines.join('\n')).toContain('5.9.3');
    expect(installed).toMatchObject({ family: 'typescript', version: '5.9.3', source: 'installed' });
    expect(installed.checksum).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(installed.location.startsWith(cache)).toBe(true);
    expect(await versions()).toEqual(['5.9.3', '6.0.3', '7.0.2']);

    const toolchain = await open('5.9.3');
    expect(toolchain.id).toBe('typescript@5.9.3');
    expect(await selfTest({ name: toolchain.id, toolchain, configuration: 'default' })).toEqual([]);
    await toolchain.close();

    await typescriptFamily.remove('5.9.3');
    expect(await versions()).toEqual(['6.0.3', '7.0.2']);
    expect(existsSync(installed.location)).toBe(false);
    await expect(typescriptFamily.remove('5.9.3')).rejects.toThrow(/not in the cache/);
  });

  test('is named with the command that brings it while it is not here', async () => {
    await expect(resolveTarget('typescript@5.9.3', [typescriptFamily])).rejects.toThrow(
      'run `cupel toolchains add typescript@5.9.3` (here: 6.0.3, 7.0.2)',
    );
  });
});

describe('the cache', () => {
  const place = (name: string) => join(cache, 'toolchains', 'typescript', name);

  test('holds nothing after an install that failed', async () => {
    await expect(typescriptFamily.install('5.9.999', () => undefined)).rejects.toThrow(UserError);
    expect(await readdir(join(cache, 'toolchains', 'typescript'))).toEqual([]);
  });

  test('does not take the remains of an install that was killed for a toolchain', async () => {
    const manifest = JSON.stringify({ family: 'typescript', version: '5.9.3', checksum: 'sha256:0' });
    for (const name of ['5.9.2', '5.9.3.part-77']) await mkdir(place(name), { recursive: true });
    await writeFile(join(place('5.9.3.part-77'), 'cupel-toolchain.json'), manifest);
    expect(await versions()).toEqual(['6.0.3', '7.0.2']);
  });

  test('says which folder is damaged', async () => {
    await mkdir(place('5.9.3'), { recursive: true });
    await writeFile(join(place('5.9.3'), 'cupel-toolchain.json'), '{ "version": ');
    await expect(versions()).rejects.toThrow(new RegExp(`${place('5.9.3')} is damaged`));
  });
});
