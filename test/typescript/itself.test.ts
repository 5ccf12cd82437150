import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { separateFiles } from '../../src/languages/typescript/separate-files.js';
import { cupel } from '../cli/cupel-in-process.js';
import { open } from './open-typescript.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

// A union of types that only inference makes is written in the order in which a checker has met them.
const text = `// @filename: boxes.ts
export declare function unwrap<T>(boxed: { [K in keyof T]: { value: T[K] } }): T;
export const size = unwrap({ width: { value: 1 } });
// @filename: labels.ts
import { unwrap } from './boxes';
export const label = unwrap({ title: { value: 's' } });
// @filename: choose.ts
import { size } from './boxes';
import { label } from './labels';
export const either = (flag: boolean) => (flag ? label : size);
`;
const program = { files: separateFiles({ path: 'main.ts', text }) };

test('the declarations of 7.0.2 depend on the number of its checkers, in a batch and alone', async () => {
  const toolchain = await open('7.0.2');
  const declared = async (configuration: string, plainly: boolean) => {
    const observed = plainly
      ? [await toolchain.observePlainly(program, { configuration })]
      : await toolchain.observe([program, program], { configuration });
    return observed.map(({ artifacts = [] }) => artifacts.map(({ path, base64 }) => [path, base64]));
  };
  for (const plainly of [false, true]) {
    const four = await declared('checkers4', plainly);
    expect(four[0]?.map(([path]) => path)).toEqual(['boxes.d.ts', 'choose.d.ts', 'labels.d.ts']);
    expect(await declared('again', plainly)).toEqual(four);
    expect(await declared('checkers1', plainly)).not.toEqual(four);
    expect(await declared('singleThreaded', plainly)).toEqual(await declared('checkers1', plainly));
  }
});

test('errors of declarations are no reason to reject a program, but must not depend on the configuration', async () => {
  const toolchain = await open('7.0.2');
  const files = [{ path: 'main.ts', text: 'export const make = () => class { private y = 1; };\n' }];
  for (const plainly of [false, true]) {
    const observed = async (configuration: string) =>
      plainly
        ? await toolchain.observePlainly({ files }, { configuration })
        : (await toolchain.observe([{ files }, program], { configuration }))[0];
    expect(await observed('checkers4')).toMatchObject({
      outcome: { kind: 'accepted' },
      artifacts: [{ path: 'errors', base64: Buffer.from('main.ts(1,14): TS4094\n').toString('base64') }],
    });
    expect((await observed('reversed'))?.outcome).toEqual({ kind: 'accepted' });
  }
});

test('for a program of declarations none are written', async () => {
  const toolchain = await open('7.0.2');
  const files = [{ path: 'main.d.ts', text: 'declare const x: number;\n' }];
  const options = { configuration: 'checkers4' };
  const expected = { outcome: { kind: 'accepted' }, artifacts: [] };
  expect(await toolchain.observePlainly({ files }, options)).toMatchObject(expected);
  expect((await toolchain.observe([{ files }], options))[0]).toMatchObject(expected);
});

test('the compiler in JavaScript does the same in all of its configurations', async () => {
  const toolchain = await open('6.0.3');
  const wrong = { files: [...program.files, { path: 'wrong.ts', text: 'export const x: string = 1;\n' }] };
  const names = toolchain.configurations.filter(({ itself }) => itself).map(({ name }) => name);
  expect(names).toEqual(['single', 'again', 'reversed', 'warm']);
  for (const configuration of names) {
    const { outcome } = await toolchain.observePlainly(wrong, { configuration });
    expect({ configuration, outcome }).toMatchObject({
      outcome: { kind: 'rejected', diagnostics: [{ at: { file: 'wrong.ts' }, code: 'TS2322' }] },
    });
  }
});

test('the command says how files are ordered, checked and written', async () => {
  const toolchain = await open('7.0.2');
  expect(toolchain.command(program, 'reversed')).toMatch(/ choose\.ts labels\.ts boxes\.ts$/);
  expect(toolchain.command(program, 'checkers1')).toMatch(
    /--checkers 1 boxes\.ts labels\.ts choose\.ts && npx .* --checkers 1 .*--declaration .*--outDir checkers1 boxes\.ts/,
  );
});

test('a hunt finds that a compiler does not do the same as itself, and a replay shows it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cupel-itself-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'seeds'));
  await writeFile(join(folder, 'seeds', 'union-order.ts'), text);
  const settings = ['--against-itself', '--target', 'typescript@7.0.2:checkers1', '--seeds', 'seeds', '--seed', '1'];
  const hunted = await cupel(folder, 'hunt', ...settings, '--programs', '40', '--triage-budget', '0', '--json');
  const report = JSON.parse(hunted.stdout) as { readonly findings: readonly { id: string; symptom: string }[] };
  const [finding] = report.findings.filter(({ symptom }) => symptom === 'inconsistent');
  expect(finding, hunted.stdout + hunted.stderr).toBeDefined();
  const shown = await cupel(folder, 'findings', 'show', finding?.id ?? '');
  expect(shown.stdout).toContain('typescript@7.0.2:checkers4 (reference)');
  expect(shown.stdout).toContain('--checkers 4');
  expect((await cupel(folder, 'replay', finding?.id ?? '')).stdout).toContain('still reproduces');
});
