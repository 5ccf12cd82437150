import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
let folder: string;

const run = (command: string, args: readonly string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// A person's project: nothing in it but the package, as `npm pack` makes it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cupel-package-'));
  // Other tests run the dist that is here, so its copy is made ready for the package, as `prepack` does.
  const copy = join(folder, 'copy');
  const left = new Set(['node_modules', '.git', '.cupel']);
  for (const name of (await readdir(root)).filter((each) => !left.has(each)))
    await cp(join(root, name), join(copy, name), { recursive: true });
  run('node', ['scripts/keep-public-types.mjs'], copy);
  const tarball = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], copy).trim();
  await rm(copy, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, tarball)]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the script of docs/api.md hunts', async () => {
  const script = /```js\n(.*?)```/s.exec(await readFile(join(root, 'docs', 'api.md'), 'utf8'))?.[1] as string;
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  await writeFile(join(folder, 'nightly.mjs'), script);
  const lines = run('node', ['nightly.mjs']).trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^\d+ programs, \d+ findings$/);
});

test('functions, settings and events have types, and wrong ones are errors', async () => {
  const program = `
import { check, type CupelEvent, defineConfig, type HuntReport, hunt, UserError } from 'cupel';

const listen = (event: CupelEvent) => {
  if (event.kind === 'found') console.log(event.finding.id, event.campaign);
};
const reports: HuntReport[] = await hunt({ technique: 'generate', size: 'small', programs: 10 }, { listen });
console.log(reports[0]?.counts.pass, UserError.name, await check('main.ts', { target: 'typescript@7.0.2' }));

export default defineConfig({ patterns: 3, feature: ['lambdas=0'], template: 'range-checks' });
// @ts-expect-error: no such size
defineConfig({ size: 'huge' });
// @ts-expect-error: no such setting
defineConfig({ sizes: 'small' });
`;
  await writeFile(join(folder, 'main.ts'), program);
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2023', skipLibCheck: true };
  const options = { ...compilerOptions, lib: ['es2023', 'dom'], types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['main.ts'] }));
  expect(run('node', ['node_modules/typescript/bin/tsc', '--pretty', 'false'])).toBe('');
});

test('the command line works, and loads a configuration with types', async () => {
  const config = "import { defineConfig } from 'cupel';\nexport default defineConfig({ programs: 2, out: 'made' });\n";
  await writeFile(join(folder, 'cupel.config.ts'), config);
  expect(run('npx', ['cupel', 'generate'])).toBe('wrote 2 programs to made (tokens, seed 1)\n');
  expect(await readdir(join(folder, 'made'))).toEqual(['0', '1', 'programs.jsonl']);
});
