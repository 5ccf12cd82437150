import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToCache,
  damagedInCache,
  installedInCache,
  installInCache,
  removeFromCache,
} from '../../src/harness/toolchains/installation.js';
import { cupel } from '../cli/cupel-in-process.js';

let cache = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cupel-cache-'));
  vi.stubEnv('CUPEL_CACHE', cache);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cache, { recursive: true, force: true });
});

const files = 50;

async function fill(folder: string): Promise<{ checksum: string }> {
  for (let i = 0; i < files; i++) await writeFile(join(folder, `${i}.txt`), 'x'.repeat(i));
  return { checksum: 'sha256:1' };
}

const familyFolder = () => join(cache, 'toolchains', 'groovy');
const manifest = (version: string) => join(familyFolder(), version, 'cupel-toolchain.json');

// A process that installs a version, and says so when it has begun.
const installer = `
  import { writeFileSync, writeSync } from 'node:fs';
  import { installInCache } from '${new URL('../../dist/harness/toolchains/installation.js', import.meta.url).href}';
  const installed = await installInCache('groovy', '5.0.0', async (folder) => {
    for (let i = 0; i < ${files}; i++) {
      writeFileSync(folder + '/' + i + '.txt', 'x'.repeat(i));
      if (i === 1) writeSync(1, 'begun\\n');
      await new Promise((resume) => setTimeout(resume, 10));
    }
    if (process.argv[1] === 'never') await new Promise((resume) => setTimeout(resume, 1e6));
    return { checksum: 'sha256:1' };
  });
  writeSync(1, installed.version + '\\n');
  process.exit(0);
`;

function install(mode: 'whole' | 'never') {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', installer, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said, ended: once(child, 'close') as Promise<[number | null]> };
}

describe('installing a version', () => {
  test('twice at once in two processes: both have it, and it is whole', async () => {
    const runs = [install('whole'), install('whole'), install('whole')];
    for (const run of runs) expect(await run.ended).toEqual([0, null]);
    for (const run of runs) expect(run.said()).toBe('begun\n5.0.0\n');
    expect(await readdir(familyFolder())).toEqual(['5.0.0']);
    expect(await readdir(join(familyFolder(), '5.0.0'))).toHaveLength(files + 1);
    expect(await installedInCache('groovy')).toMatchObject([{ version: '5.0.0', checksum: 'sha256:1' }]);
  });

  test('that is killed in the middle leaves nothing', async () => {
    const { child, said, ended } = install('never');
    await expect.poll(said, { timeout: 60_000 }).toBe('begun\n');
    expect(await installedInCache('groovy')).toEqual([]);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => readdir(familyFolder()), { timeout: 60_000 }).toEqual([]);
    await installInCache('groovy', '5.0.0', fill);
    expect(await installedInCache('groovy')).toHaveLength(1);
  });

  test('that fails leaves nothing', async () => {
    const failing = installInCache('groovy', '5.0.0', () => Promise.reject(new Error('no network')));
    await expect(failing).rejects.toThrow('no network');
    expect(await readdir(familyFolder())).toEqual([]);
  });
});

describe('own builds', () => {
  const add = (version: string, seconds: number, checksum = 'sha256:1') =>
    addToCache(
      { family: 'groovy', version, build: { addedAt: new Date(seconds * 1000).toISOString(), from: '/somewhere' } },
      async (folder) => ({ ...(await fill(folder)), checksum }),
    );
  const versions = async () => (await installedInCache('groovy')).map(({ version }) => version);

  test('stand after what they are based on, in the order in which they were added', async () => {
    for (const version of ['5.0.0', '5.1.0']) await installInCache('groovy', version, fill);
    await add('5.0.0+zebra', 1);
    await add('5.0.0+aardvark', 2);
    expect(await versions()).toEqual(['5.0.0', '5.0.0+zebra', '5.0.0+aardvark', '5.1.0']);
  });

  test('replace an earlier one of the same name, whatever that was based on, in another folder', async () => {
    const before = await add('5.0.0+nightly', 1);
    await add('5.0.0+other', 1);
    const after = await add('5.1.0+nightly', 2, 'sha256:2');
    expect(after).toMatchObject({ source: 'own build', checksum: 'sha256:2', build: { from: '/somewhere' } });
    expect(existsSync(before.location)).toBe(false);
    expect(await versions()).toEqual(['5.0.0+other', '5.1.0+nightly']);
    await removeFromCache('groovy', '5.1.0+nightly');
    expect(await versions()).toEqual(['5.0.0+other']);
  });

  test('one that fails leaves the earlier one of its name', async () => {
    await add('5.0.0+nightly', 1);
    const failing = addToCache(
      { family: 'groovy', version: '5.0.0+nightly', build: { addedAt: new Date().toISOString(), from: '/x' } },
      () => Promise.reject(new Error('self-test')),
    );
    await expect(failing).rejects.toThrow('self-test');
    expect(await versions()).toEqual(['5.0.0+nightly']);
  });

  test('of two that are added at once, the later one stays', async () => {
    await Promise.all([add('5.0.0+nightly', 1, 'sha256:1'), add('5.0.0+nightly', 2, 'sha256:2')]);
    expect(await installedInCache('groovy')).toMatchObject([{ version: '5.0.0+nightly', checksum: 'sha256:2' }]);
  });

  test('with a damaged manifest are told in one line that says what to do', async () => {
    const { location } = await add('5.0.0+nightly', 1);
    await writeFile(join(location, 'cupel-toolchain.json'), '{');
    const name = `groovy@${basename(location)}`;
    expect(await damagedInCache()).toEqual([
      `the manifest of ${name} is damaged: run \`cupel toolchains remove ${name}\`, and add the build again`,
    ]);
    await removeFromCache('groovy', basename(location));
    expect(await damagedInCache()).toEqual([]);
  });
});

describe('a damaged manifest', () => {
  test.each([
    ['garbage', '\0\u0001{'],
    ['nothing', ''],
    ['null', 'null'],
    ['another shape', '{ "version": 5 }'],
    ['that of another version', '{ "family": "groovy", "version": "4.0.0", "checksum": "sha256:1" }'],
    ['a path', '{ "family": "..", "version": "../5.0.0", "checksum": "sha256:1" }'],
  ])('%s: the others are listed, it is told in one line, and installing heals it', async (_, text) => {
    for (const version of ['4.0.0', '5.0.0', '5.1.0']) await installInCache('groovy', version, fill);
    await writeFile(manifest('5.0.0'), text);
    expect((await installedInCache('groovy')).map(({ version }) => version)).toEqual(['4.0.0', '5.1.0']);
    expect(await damagedInCache()).toEqual([
      'the manifest of groovy@5.0.0 is damaged: install it again with `cupel toolchains add groovy@5.0.0`',
    ]);
    await installInCache('groovy', '5.0.0', fill);
    expect(await damagedInCache()).toEqual([]);
    expect(await readdir(familyFolder())).toEqual(['4.0.0', '5.0.0', '5.1.0']);
  });

  test('is told by `cupel toolchains`, which lists the others and fails', async () => {
    for (const version of ['5.0.0', '5.1.0']) await installInCache('groovy', version, fill);
    await rm(manifest('5.0.0'));
    await mkdir(manifest('5.0.0'));
    const { code, stdout, stderr } = await cupel(cache, 'toolchains');
    expect(stdout).toMatch(/^groovy@5\.1\.0 /m);
    expect(stdout).not.toContain('groovy@5.0.0');
    expect(stderr).toMatch(/^cupel: the manifest of groovy@5\.0\.0 is damaged: [^\n]*\n$/);
    expect(code).toBe(2);
    await removeFromCache('groovy', '5.0.0');
    expect(existsSync(join(familyFolder(), '5.0.0'))).toBe(false);
    expect(JSON.parse(await readFile(manifest('5.1.0'), 'utf8'))).toMatchObject({ version: '5.1.0' });
  });
});
