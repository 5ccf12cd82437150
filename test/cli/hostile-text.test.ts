import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import { cupel } from './cupel-in-process.js';
import { exportedTo, shownFinding } from './exported-finding.js';
import { temporaryFolder } from './run-cupel.js';

// It clears the screen, sets a title, links, reverses a line, and moves the cursor in one byte.
const hostile = '\u001b[2J\u001b]0;t\u0007\u001b]8;;http://x\u001b\\\u202e\u009b1A\b\r\u0000';

const { program, observations, signature } = shownFinding;
const diagnostic = { at: { file: hostile, line: 1, column: 1 }, code: hostile, message: hostile };

const finding: Finding = {
  ...shownFinding,
  signature: { ...signature, error: { code: hostile, construct: hostile } },
  program: {
    ...program,
    files: [{ path: 'main.ts', text: `// ${hostile}\nlet a = 1;\n` }],
    trace: [hostile],
    material: hostile,
    origin: { technique: hostile, seed: hostile, index: 0 },
  },
  observations: observations.map((each) => ({ ...each, outcome: { kind: 'rejected', diagnostics: [diagnostic] } })),
  toolchains: [{ id: hostile, checksum: hostile }],
  commands: [hostile],
  knownBug: hostile,
  alsoIn: [hostile],
  variant: [{ path: 'main.ts', text: hostile }],
};

function expectHarmless(text: string): void {
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
}

describe('nothing from outside acts on a terminal', () => {
  const { isTTY } = process.stdout;
  beforeEach(() => {
    process.stdout.isTTY = true;
  });
  afterEach(() => {
    process.stdout.isTTY = isTTY;
  });

  it.each([
    ...['findings list --all', 'findings list --json', 'findings show 01', 'findings export 01', 'replay 01'],
    ...['findings export --format json', 'findings export --format sarif', 'findings export --format junit'],
    ...['findings show zz', 'report --out page.html'],
  ])('cupel %s', async (line) => {
    const folder = await temporaryFolder();
    await cupel(folder, 'findings', 'import', await exportedTo(folder, finding));
    const { stdout, stderr } = await cupel(folder, ...line.split(' '));
    expect(stdout + stderr).not.toBe('');
    expectHarmless(stdout);
    expectHarmless(stderr);
  });

  it.each<[string, readonly string[]]>([
    ['an id', ['findings', 'show', hostile]],
    ['a campaign', ['report', hostile]],
    ['an option', ['hunt', `--${hostile}`]],
    ['a target', ['hunt', '--target', hostile]],
    ['a path', ['check', `${hostile.replaceAll('\0', '')}.ts`]],
    ['a technique', ['hunt', '--technique', hostile]],
  ])('an argument: %s', async (_, words) => {
    const folder = await temporaryFolder();
    await cupel(folder, 'findings', 'import', await exportedTo(folder, shownFinding));
    const { code, stdout, stderr } = await cupel(folder, ...words);
    expectHarmless(stdout);
    expectHarmless(stderr);
    expect(code).toBe(2);
  });

  it('a seed, in what is shown of a program that was made of it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'seeds'));
    await writeFile(
      join(folder, 'seeds', 's\u001b[2J.ts'),
      `const s = "${hostile.replaceAll('\0', '')}";\nlet a = [1, 2, 3];\n`,
    );
    const { code, stdout, stderr } = await cupel(folder, 'show', '0', '--technique', 'tokens', '--seeds', 'seeds');
    expect(code).toBe(0);
    expectHarmless(stdout);
    expectHarmless(stderr);
  });

  it('a setting of a configuration file', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'cupel.config.json'), JSON.stringify({ [hostile]: hostile, target: hostile }));
    const { code, stdout, stderr } = await cupel(folder, 'hunt');
    expect(code).toBe(2);
    expectHarmless(stdout);
    expectHarmless(stderr);
  });
});

it('a file that is no terminal gets the program as it is', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, finding));
  const { stdout } = await cupel(folder, 'findings', 'export', '--format', 'json');
  const [exported] = JSON.parse(stdout) as { finding: Finding }[];
  expect(exported?.finding.program).toEqual(finding.program);
});
