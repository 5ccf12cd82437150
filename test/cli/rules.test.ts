import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rules } from '../../src/languages/typescript/rules.js';
import { cupel, temporaryFolder } from './run-cupel.js';

it('the list names every rule with what it rests on', async () => {
  const { code, stdout } = await cupel(await temporaryFolder(), 'rules');
  expect(code).toBe(0);
  for (const { id, summary, cites } of rules)
    expect(stdout).toContain(`${id}  TypeScript\n  ${summary}\n  ${cites.document}, ${cites.section}\n`);
});

async function folderOfSeeds(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'seeds'));
  await writeFile(join(folder, 'seeds', 'a.ts'), 'export class A {\n  readonly a = 1;\n  readonly b = 2;\n}\n');
  await writeFile(join(folder, 'seeds', 'b.ts'), 'export const b = 1;\n');
  await writeFile(join(folder, 'seeds', 'c.ts'), 'export const c: string = 1;\n');
  return folder;
}

it('coverage counts seeds, places and sections', async () => {
  const names = 'repeated-readonly,while-as-for';
  const { code, stdout } = await cupel(
    await folderOfSeeds(),
    'rules',
    'coverage',
    '--seeds',
    'seeds',
    '--rules',
    names,
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^repeated-readonly +1 +2 +TypeScript Handbook, Classes: readonly$/m);
  expect(stdout).toMatch(/^while-as-for +0 +0 +/m);
  expect(stdout).toContain('2 seeds, and 1 has errors\n1 of 2 rules apply; 1 sections are covered\n');
  expect(stdout).toContain('not covered: ECMAScript 2024, 14.7.3 The while Statement\n');
});

it('a rule is tried with the compilers that are asked for', async () => {
  const args = ['--seeds', 'seeds', '--rules', 'repeated-readonly', '--systematic', '--programs', '2', '--run', '0'];
  const { code, stdout } = await cupel(await folderOfSeeds(), 'rules', 'test', ...args);
  expect([code, stdout]).toEqual([0, '2 programs, 0 contradictions, 0 times nothing could be said\n']);
});

it('an unknown rule is one line', async () => {
  const { code, stderr } = await cupel(await temporaryFolder(), 'rules', 'test', '--rules', 'while-as-fro');
  expect([code, stderr]).toEqual([2, "cupel: there is no rule 'while-as-fro'; did you mean while-as-for?\n"]);
});
