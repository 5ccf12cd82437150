import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { describe, expect, it } from 'vitest';
import { defineConfig } from '../../src/app/define-config.js';
import { settingsSchema } from '../../src/app/settings.js';
import { cupel } from './cupel-in-process.js';
import { temporaryFolder } from './run-cupel.js';

const file = 'cupel.config.ts';

describe('cupel init', () => {
  it('writes a file that loads as it is, and is not overwritten', async () => {
    const folder = await temporaryFolder();
    expect(await cupel(folder, 'init')).toMatchObject({ code: 0, stderr: '' });
    expect(await cupel(folder, 'findings')).toMatchObject({ code: 0, stdout: expect.stringContaining('No findings') });
    expect(await cupel(folder, 'init')).toMatchObject({ code: 2, stderr: expect.stringContaining('already exists') });
  });

  it('names every setting, and each line loads when uncommented', async () => {
    const folder = await temporaryFolder();
    await cupel(folder, 'init');
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
    const settings = lines.flatMap((line, i) => (/^ {2}\/\/ \w+: ['[{\dtf]/.test(line) ? [i] : []));
    const names = settings.map((i) => /(\w+):/.exec(lines[i] as string)?.[1]);
    expect(names).toEqual(Object.keys(settingsSchema.shape).filter((name) => name !== '$schema'));
    const uncommented = (chosen: readonly number[]) =>
      lines.map((line, i) => (chosen.includes(i) ? line.replace('// ', '') : line)).join('\n');
    await writeFile(join(folder, file), uncommented(settings));
    expect(await cupel(folder, 'findings', '--config', file)).toMatchObject({ code: 0, stderr: '' });
    const jiti = createJiti(import.meta.url, { virtualModules: { cupel: { defineConfig } } });
    for (const [n, i] of settings.entries()) {
      const one = join(folder, `${n}.ts`);
      await writeFile(one, uncommented([i]));
      const loaded = await jiti.import(one, { default: true });
      expect(Object.keys(settingsSchema.parse(loaded))).toEqual([names[n]]);
    }
  });

  it('prints a JSON schema with every setting', async () => {
    const { stdout } = await cupel(await temporaryFolder(), 'init', '--schema');
    const schema = JSON.parse(stdout) as { properties: object };
    expect(Object.keys(schema.properties)).toEqual(Object.keys(settingsSchema.shape));
  });

  it('a setting of the file holds, a flag wins over it, and folders are meant from the file', async () => {
    const folder = await temporaryFolder();
    const settings = { out: './made', programs: '3', seed: 7, $schema: 'x' };
    await writeFile(join(folder, 'cupel.config.json'), JSON.stringify(settings));
    const { stdout } = await cupel(folder, 'generate');
    expect(stdout).toBe('wrote 3 programs to ./made (tokens, seed 7)\n');
    const elsewhere = await temporaryFolder();
    const config = join(folder, 'cupel.config.json');
    const other = await cupel(elsewhere, 'generate', '--config', config, '--programs', '2');
    expect(other.stderr).toContain(`the folder ${join(folder, 'made')} is not empty`);
    const flagged = await cupel(elsewhere, 'generate', '--config', config, '--programs', '2', '--out', 'here');
    expect(flagged.stdout).toBe('wrote 2 programs to here (tokens, seed 7)\n');
  });
});
