import { describe, expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, Toolchain, ToolchainFamily } from '../../core/toolchain.js';
import { openTarget, openTargets, resolveTarget } from './resolve.js';

function familyOf(name: string, versions: readonly string[]): ToolchainFamily {
  return {
    name,
    available: async () => [],
    installed: async () =>
      versions.map((version) => ({ family: name, version, location: '', checksum: '', source: 'machine' })),
    install: () => Promise.reject(new Error('not here')),
    remove: () => Promise.reject(new Error('not here')),
    findBuild: () => Promise.reject(new Error('not here')),
    open: ({ version }: InstalledToolchain) =>
      ({ id: `${name}@${version}`, configurations: [{ name: 'default' }, { name: 'single' }] }) as unknown as Toolchain,
  };
}

const families = [familyOf('typescript', ['6.0.3', '7.0.2']), familyOf('kotlin', [])];
const limits = { millis: 1, bytes: 1 };
const open = async (text: string) => openTarget(await resolveTarget(text, families), { limits, workers: 1 });

describe('a target', () => {
  test.each([
    ['typescript', 'typescript@7.0.2:default'],
    ['typescript:single', 'typescript@7.0.2:single'],
    ['typescript@6.0.3', 'typescript@6.0.3:default'],
  ])('%s is %s', async (text, name) => expect((await open(text)).name).toBe(name));

  test.each([
    ['typscript', "there is no target 'typscript'; did you mean typescript?"],
    [
      'typescript@5.9.3',
      'typescript@5.9.3 is not installed; run `cupel toolchains add typescript@5.9.3` (installed: 6.0.3, 7.0.2)',
    ],
    ['kotlin', 'no kotlin is installed; run `cupel toolchains add kotlin@VERSION`'],
    ['kotlin@2.4.20', 'kotlin@2.4.20 is not installed; run `cupel toolchains add kotlin@2.4.20`'],
    ['kotlin@nightly', 'kotlin@nightly is not installed; run `cupel toolchains add kotlin@nightly --path DIR`'],
    [
      'kotlin@2.4.20+nightly',
      'kotlin@2.4.20+nightly is not installed; run `cupel toolchains add kotlin@nightly --path DIR --based-on 2.4.20`',
    ],
    ['typescript:singel', "typescript@7.0.2 has no configuration 'singel'; did you mean single?"],
  ])('%s cannot be found, and the message says what to do', async (text, message) => {
    await expect(open(text)).rejects.toThrow(new UserError(message));
  });
});

test('a toolchain is opened once for all of its configurations, and knows what it lacks', async () => {
  const opened: InstalledToolchain[] = [];
  const family = familyOf('node', ['20', '24']);
  const watched: ToolchainFamily = {
    ...family,
    probe: async (installed, configuration) =>
      configuration === 'single' ? { ...installed, lacks: ['jit'] } : installed,
    open: (installed, options) => {
      opened.push(installed);
      return family.open(installed, options);
    },
  };
  const names = ['node@20', 'node@20:single', 'node@24'];
  const resolved = await Promise.all(names.map((name) => resolveTarget(name, [watched])));
  const targets = openTargets(resolved, { limits, workers: 1 });
  expect(targets.map(({ name }) => name)).toEqual(['node@20:default', 'node@20:single', 'node@24:default']);
  expect(targets[0]?.toolchain).toBe(targets[1]?.toolchain);
  expect(opened.map(({ version, lacks }) => [version, lacks])).toEqual([
    ['20', ['jit']],
    ['24', undefined],
  ]);
});
