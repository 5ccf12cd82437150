import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { cupel } from './cupel-in-process.js';
import { expectOneLine } from './expect-one-line.js';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const file = 'cupel.marks.json';

// TypeScript 7 rejects it, and 6 accepts it.
const seed = `declare function pipe<A extends string, B, C>(ab: (a: A) => B, bc: (b: B) => C): (a: A) => C;
declare function id<T>(a: T): T;
declare function len<T extends {}>(x: T): number;
export const s = pipe(id, len);
${Array.from({ length: 30 }, (_, i) => `export const value${i}: number = ${i} + 1;`).join('\n')}
`;

async function folderToHunt(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'seeds'));
  await writeFile(join(folder, 'seeds', 'seed.ts'), seed);
  return folder;
}

const gate = (folder: string) =>
  cupel(folder, ...'hunt --programs 3 --seed 1 --seeds seeds --json --fail-on-findings --triage-budget 0'.split(' '));

it('what is marked does not fail a gate any more, neither here nor where the file was committed', async () => {
  const folder = await folderToHunt();
  const first = await gate(folder);
  expect(first.code).toBe(1);
  const { findings } = JSON.parse(first.stdout) as { findings: { id: string; rank: unknown }[] };
  expect(findings).toContainEqual(
    expect.objectContaining({ symptom: 'wrongReject', rank: expect.objectContaining({ level: 2 }) }),
  );
  const link = 'https://example.org/issues/1';
  for (const { id } of findings) {
    expect(await cupel(folder, 'findings', 'mark', id, 'reported', '--link', link)).toMatchObject({
      code: 0,
      stdout: `${id} marked as reported in ${file}\n`,
    });
  }
  const [{ id } = { id: '' }] = findings;
  const elsewhere = await folderToHunt();
  await copyFile(join(folder, file), join(elsewhere, file));
  for (const place of [folder, elsewhere]) {
    const again = await gate(place);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({
      findings: [],
      marked: expect.arrayContaining([{ id, as: 'reported', link }]),
    });
  }
  expect((await cupel(folder, 'findings')).stdout).toMatch(/^and \d findings? that (is|are) marked: /);
  expect((await cupel(folder, 'findings', '--all')).stdout).toContain('reported');
  expect((await cupel(folder, 'findings', 'export', '--format', 'junit')).stdout).toContain(
    `marked as reported: ${link}`,
  );

  expect(await cupel(folder, 'findings', 'mark', id, 'open')).toMatchObject({ code: 0 });
  expect((await cupel(folder, 'findings')).stdout).toMatch(new RegExp(`^${id} +2(?: decision)? +wrongReject`, 'm'));
});

it('a follow-up is shown and exported only if it is asked for, or named', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, readOnlyFinding));
  const { id } = readOnlyFinding;
  expect((await cupel(folder, 'findings')).stdout).toBe('and 1 follow-up difference: `cupel findings --follow-up`\n');
  expect((await cupel(folder, 'findings', '--follow-up')).stdout).toContain(id);
  expect((await cupel(folder, 'findings', '--json')).stdout).toBe('');
  expect((await cupel(folder, 'findings', 'export', '--format', 'json')).stdout).toBe('[]\n');
  expect((await cupel(folder, 'findings', 'export', '--format', 'json', '--follow-up')).stdout).toContain(id);
  expect((await cupel(folder, 'findings', 'export', id)).stdout).toContain('It is a follow-up');
  const { stdout } = await cupel(folder, 'findings', 'show', id);
  expect(stdout).toMatch(/^rank +4: the compilers reject the program for the same error/m);
  await cupel(folder, 'report');
  expect(await readFile(join(folder, 'report.html'), 'utf8')).not.toContain(id);
});

it('a wrong mark and a damaged file are told in one line', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, readOnlyFinding));
  const { id } = readOnlyFinding;
  expectOneLine(await cupel(folder, 'findings', 'mark', id, 'nois'), 'did you mean noise');
  expectOneLine(await cupel(folder, 'findings', 'mark', id, 'noise', '--link', 'javascript:1'), '--link');
  expectOneLine(await cupel(folder, 'findings', 'mark', id, 'open'), 'is not marked');
  expectOneLine(await cupel(folder, 'findings', 'mark', 'ffff', 'noise'), 'no finding');
  await writeFile(join(folder, file), '{"format": "cupel-marks", "formatVersion": 1, "marks": [{"as": "nothing"}]}');
  for (const command of ['findings', 'hunt --programs 1', 'report', `findings mark ${id} noise`])
    expectOneLine(await cupel(folder, ...command.split(' ')), 'marks.0.as');
});
