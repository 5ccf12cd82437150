import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutSigns } from './cli/expect-one-line.js';

const root = resolve(import.meta.dirname, '..');
let folder: string;

const settings = `import { z } from 'zod';
import { choice, setting, whole } from '../../core/setting.js';

export const settings = z.object({
  faces: setting(whole(2, 100), 'how many faces the dice have', { argument: '<n>', standard: 6, example: 20 }),
  colour: setting(choice(['red', 'blue']), 'colour of the dice', { argument: '<colour>', example: 'red' }),
});
`;

const technique = `import { defineTechnique } from '../../model/technique.js';
import { settings } from './settings.js';

export const technique = defineTechnique({
  id: 'dice',
  summary: 'numbers',
  needs: [],
  compares: 'compilers',
  settings,
  open: ({ settings: { faces = 6, colour = 'blue' } }) => ({
    make: (random) => ({
      files: [{ path: 'main.ts', text: \`export const \${colour} = \${random.int(1, faces)};\\n\` }],
      expectation: { kind: 'accept' },
      trace: ['dice'],
    }),
  }),
});
`;

const cupel = (...args: readonly string[]) =>
  spawnSync('node', ['dist/cli/main.js', ...args], { cwd: folder, encoding: 'utf8' });

// A copy of cupel with one folder more.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cupel-technique-'));
  for (const name of ['src', 'scripts', 'jvm', 'seeds', 'templates', 'package.json', 'tsconfig.json'])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'src/techniques/dice'));
  await writeFile(join(folder, 'src/techniques/dice/settings.ts'), settings);
  await writeFile(join(folder, 'src/techniques/dice/technique.ts'), technique);
  execFileSync('node', ['scripts/write-registry.mjs'], { cwd: folder });
  // Types are checked elsewhere; this only has to run.
  execFileSync('node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noCheck'], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('its settings are flags with help, in the file of init, and in the completion', async () => {
  expect(cupel('hunt', '--help').stdout).toMatch(/Technique dice:\n *--faces <n> +how many faces the dice have/);
  expect(cupel('init').status).toBe(0);
  const file = await readFile(join(folder, 'cupel.config.ts'), 'utf8');
  expect(file).toContain("  // Colour of the dice.\n  // colour: 'red',");
  expect(cupel('completion', 'bash').stdout).toContain('--faces');
});

test('they are checked, used, and errors with another technique', async () => {
  const made = cupel('generate', '--technique', 'dice', '--faces', '2', '--out', 'made');
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(await readFile(join(folder, 'made/0/main.ts'), 'utf8')).toMatch(/^export const blue = [12];\n$/);
  expect(cupel('show', '0', '--colour', 'red').stdout).toContain('export const red = ');
  expect(cupel('show', '0', '--technique', 'dice', '--faces', '1').stderr).toContain('--faces must be a whole number');
  const { status, stderr } = cupel('show', '0', '--technique', 'generate', '--faces', '3');
  expect([status, stderr]).toEqual([
    2,
    'cupel: --faces is a setting of technique dice, not of generate; remove it, or choose --technique dice\n',
  ]);
});

test('a campaign that is resumed keeps them', async () => {
  const args = ['dist/cli/main.js', 'hunt', '--technique', 'dice', '--faces', '9', '--programs', '100000'];
  const hunt = spawn('node', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  // The line of progress: the self-tests are over, and the campaign can be resumed.
  hunt.stderr.on('data', (chunk: Buffer) => {
    if (/^ +\d+ programs/m.test(chunk.toString())) hunt.kill('SIGINT');
  });
  await once(hunt, 'close');
  const { status, stderr } = cupel('hunt', '--resume', '--faces', '8');
  expect(withoutSigns(stderr)).toMatch(
    /^cupel: campaign c-\S+ has faces 9; remove --faces to resume it, or remove --resume to start a new one\n$/,
  );
  expect(status).toBe(2);
});
