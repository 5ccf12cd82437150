import { appendFile, chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { InstalledToolchain } from '../../src/core/toolchain.js';
import { useEmptyCache } from '../typescript/empty-cache.js';
import { cupel } from './cupel-in-process.js';

const cache = useEmptyCache();

const published = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

async function refused(line: string): Promise<string> {
  const { code, stdout, stderr } = await cupel(cache(), ...line.split(' '));
  expect([code, stdout]).toEqual([2, '']);
  return stderr.replace(/^(copying|running) .*\n/gm, '');
}

async function done(line: string): Promise<string> {
  const { code, stdout, stderr } = await cupel(cache(), ...line.split(' '));
  expect(code, stderr).toBe(0);
  return stdout;
}

test.each([
  [
    'typescript@nightly --path nowhere',
    /^cupel: there is nothing at \S+nowhere; give the path of the build by --path\n$/,
  ],
  [
    'typescript@nightly --path .',
    /^cupel: \S+ is not what was expected: a package or build folder of TypeScript, with [^\n]+\n$/,
  ],
  ['kotlin@nightly --path .', /^cupel: \S+ is not what was expected: a folder kotlinc as in a release, with [^\n]+\n$/],
  ['java@nightly --path .', /^cupel: \S+ is not what was expected: a JDK image [^\n]+bin\/javac, [^\n]+\n$/],
  ['groovy@nightly --path .', /^cupel: \S+ is not what was expected: groovy-VERSION\.jar[^\n]+\n$/],
  ['scala@nightly --path .', /^cupel: \S+ is not what was expected: the jars of a distribution[^\n]+\n$/],
  ['ecj@nightly --path .', /^cupel: \S+ is not what was expected: ecj\.jar[^\n]+\n$/],
  ['hermes@nightly --path .', /^cupel: \S+ is not what was expected: the program hermes, [^\n]+\n$/],
  ['typescript@7.0.2 --path .', /^cupel: '7\.0\.2' is a version; name your build by a word, as typescript@nightly\n$/],
  ['typescript@next --path .', /^cupel: 'next' is what registries call a published version; [^\n]+\n$/],
  ['typescript@Mine --path .', /^cupel: 'Mine' cannot be the name of a build; [^\n]+\n$/],
  ['typescript@../../mine --path .', /^cupel: 'typescript@\.\.\/\.\.\/mine' is not a target; [^\n]+\n$/],
  ['typescript --path .', /^cupel: 'typescript' names no build; [^\n]+\n$/],
  ['typescrypt@nightly --path .', /^cupel: there is no toolchain family 'typescrypt'; did you mean typescript\?\n$/],
  ['typescript@a typescript@b --path .', /^cupel: --path adds one build; name one target\n$/],
  ['typescript@nightly --based-on 7.0.2', /^cupel: --based-on needs --path, where your build is\n$/],
  ['java@nightly --path . --based-on latest', /^cupel: there is no java@latest to be based on; [^\n]+\n$/],
  ['typescript@nightly', /^cupel: typescript@nightly is not a published version; [^\n]+ --path DIR`\n$/],
  [
    'typescript@7.0.2+nightly',
    /^cupel: typescript@7\.0\.2\+nightly is not a published version; [^\n]+ --based-on 7\.0\.2`\n$/,
  ],
])('toolchains add %s is told in one line', async (line, message) => {
  expect(await refused(`toolchains add ${line}`)).toMatch(message);
  expect(await readdir(cache())).toEqual([]);
});

async function fakeCompiler(script: string): Promise<string> {
  const folder = join(cache(), 'fake');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'tsc'), script);
  await chmod(join(folder, 'tsc'), 0o755);
  return folder;
}

test('a build that does not run, or that fails its self-tests, is not added', async () => {
  const broken = await fakeCompiler('#!/bin/sh\necho no such library >&2\nexit 3\n');
  expect(await refused(`toolchains add typescript@broken --path ${broken}`)).toMatch(
    /^cupel: \S+tsc does not run \(exit code 3\): no such library\n$/,
  );
  const dumb = await fakeCompiler('#!/bin/sh\necho Version unknown\n');
  expect(await refused(`toolchains add typescript@dumb --path ${dumb}`)).toMatch(
    /^cupel: \S+ states the version "unknown"; add --based-on VERSION, [^\n]+\n$/,
  );
  const lenient = await fakeCompiler('#!/bin/sh\necho Version 7.0.2\n');
  expect(await refused(`toolchains add typescript@lenient --path ${lenient}`)).toMatch(
    /^cupel: typescript@7\.0\.2\+lenient cannot be used, it fails its self-test '[^\n]+\n$/,
  );
  expect(await refused(`toolchains add typescript@lenient --path ${lenient} --based-on 6.0.3`)).toMatch(
    /^cupel: \S+tsc is the native implementation, and 6\.0\.3 is the other one; [^\n]+\n$/,
  );
  expect(await done('toolchains')).not.toContain('own build');
});

test('a build is a copy that is listed, used by its name, compared with its checksum and removed', async () => {
  const path = join(cache(), 'built');
  await cp(join(published, 'lib'), path, { recursive: true });
  expect(await done(`toolchains add typescript@mine --path ${path}`)).toMatch(
    /^added typescript@6\.0\.3\+mine, it says 6\.0\.3, sha256:[0-9a-f]{64}\n$/,
  );
  await appendFile(join(path, 'lib.es5.d.ts'), 'interface Broken extends Missing {}\n');
  const program = join(cache(), 'main.ts');
  await writeFile(program, 'export const n: number = 1;\n');
  expect(await done(`check ${program} --target typescript@mine`)).toContain('typescript@6.0.3+mine  accepted');
  // Without a name, a published version is meant.
  expect(await done(`check ${program} --target typescript`)).toContain('typescript@7.0.2  accepted');

  const all = JSON.parse(await done('toolchains list --json')) as InstalledToolchain[];
  const own = all.find(({ source }) => source === 'own build') as InstalledToolchain;
  expect(own).toMatchObject({ version: '6.0.3+mine', build: { says: '6.0.3', from: path } });
  expect(all.filter(({ family }) => family === 'typescript').map(({ version }) => version)).toEqual([
    '6.0.3',
    '6.0.3+mine',
    '7.0.2',
  ]);

  const library = join(own.location, 'node_modules/typescript/lib/lib.es5.d.ts');
  const text = await readFile(library, 'utf8');
  await writeFile(library, `${text}interface Broken extends Missing {}\n`);
  expect(await refused(`check ${program} --target typescript@mine`)).toMatch(
    /^cupel: typescript@6\.0\.3\+mine is not as it was installed: its checksum differs; run [^\n]+ --path DIR --based-on 6\.0\.3`\n$/,
  );
  expect(await done('toolchains remove typescript@mine')).toBe('removed typescript@mine\n');
  expect(await done('toolchains')).not.toContain('own build');
});
