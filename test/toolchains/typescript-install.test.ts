import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import { typescriptFamily } from '../../src/languages/typescript/family.js';
import { useEmptyCache } from '../typescript/empty-cache.js';
import { open } from '../typescript/open-typescript.js';

const cache = useEmptyCache();

const versions = async () => (await typescriptFamily.installed()).map(({ version }) => version);

describe('typescript@5.9.3', () => {
  test('is installed, can be trusted, and is removed', async () => {
    const lines: string[] = [];
    const installed = await typescriptFamily.install('5.9.3', (line) => lines.push(line));
    expect(lines.join('\n')).toContain('5.9.3');
    expect(installed).toMatchObject({ family: 'typescript', version: '5.9.3', source: 'installed' });
    expect(installed.checksum).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(installed.location.startsWith(cache())).toBe(true);
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
});

describe('the cache', () => {
  test('holds nothing after an install that failed', async () => {
    await expect(typescriptFamily.install('5.9.999', () => undefined)).rejects.toThrow(UserError);
    expect(await readdir(join(cache(), 'toolchains', 'typescript'))).toEqual([]);
  });
});
