import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { CheckedProgram } from '../../src/core/events.js';
import { cupel, temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const targets = ['--target', 'typescript@6.0.3,typescript@7.0.2'];

// With an empty body both compilers reject the loop with TS2488 and do not crash.
const crashing = 'for (const x of (function () { throw "1" })()) { x }\n';

it('tells crash, rejection and acceptance apart, in a batch and by the plain compilers', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'crash.ts'), crashing);
  await writeFile(join(folder, 'empty.ts'), '');
  await writeFile(join(folder, 'wrong.ts'), 'export const x: string = 1;\n');
  for (const plain of [[], ['--plain']]) {
    const { code, stdout } = await cupel(folder, 'check', '.', ...targets, '--json', ...plain);
    const rows = stdout.trimEnd().split('\n');
    const kinds = rows.map((row) => {
      const { name, observations } = JSON.parse(row) as CheckedProgram;
      return [name, ...observations.map(({ target, outcome }) => `${target} ${outcome.kind}`)];
    });
    expect(kinds).toEqual([
      ['crash.ts', 'typescript@6.0.3:default crashed', 'typescript@7.0.2:default crashed'],
      ['empty.ts', 'typescript@6.0.3:default accepted', 'typescript@7.0.2:default accepted'],
      ['wrong.ts', 'typescript@6.0.3:default rejected', 'typescript@7.0.2:default rejected'],
    ]);
    expect(code).toBe(0);
  }
});

it('compares with nothing where nothing is the reference', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'empty.ts'), '');
  const { code, stdout } = await cupel(folder, 'check', 'empty.ts', '--reference', 'none', '--json');
  const { observations } = JSON.parse(stdout) as CheckedProgram;
  expect(observations.map(({ target }) => target)).toEqual(['typescript@7.0.2:default']);
  expect(code).toBe(0);
});

it('shows a table without colours, and judges what generate wrote', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'crash.ts'), crashing);
  const { stdout } = await cupel(folder, 'check', 'crash.ts', ...targets);
  expect(stdout).toMatch(/typescript@6\.0\.3 +crashed\ntypescript@7\.0\.2 +crashed\n/);
  expect(stdout).not.toContain('\u001b');
  await cupel(folder, 'generate', '--programs', '4', '--seed', '7', '--out', 'out');
  const judged = await cupel(folder, 'check', 'out');
  expect(judged.stdout).toMatch(/^program +typescript@7\.0\.2 +typescript@6\.0\.3 +verdict\n/);
  expect(judged.stdout.match(/ (pass|inconclusive: .*|bug: .*)\n/g)).toHaveLength(4);
});
