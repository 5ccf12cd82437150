import { describe, expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, Toolchain, ToolchainFamily } from '../../core/toolchain.js';
import { openTarget, resolveTarget } from './resolve.js';

function familyOf(name: string, versions: readonly string[]): ToolchainFamily {
  return {
    name,
    available: async () => [],
    installed: async () =>
      versions.map((version) => ({ family: name, version, location: '', checksum: '', source: 'machine' })),
    install: () => Promise.reject(new Error('not here')),
    remove: () => Promise.reject(new Error('not here')),
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
      'typescript@5.9.3 is not installed; run `cupel toolchains add typescript@5.9.3` (here: 6.0.3, 7.0.2)',
    ],
    ['kotlin', 'no kotlin is installed; run `cupel toolchains add kotlin@VERSION`'],
    ['kotlin@2.4.20', 'kotlin@2.4.20 is not installed; run `cupel toolchains add kotlin@2.4.20`'],
    ['typescript:singel', "typescript@7.0.2 has no configuration 'singel'; did you mean single?"],
  ])('%s cannot be found, and the message says what to do', async (text, message) => {
    await expect(open(text)).rejects.toThrow(new UserError(message));
  });
});
