import { execFileSync } from 'node:child_process';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import { plantInTypescript } from '../toolchains/own-builds/plant.js';
import { cupel } from './cupel-in-process.js';
import { expectOneLine } from './expect-one-line.js';
import { exportedTo, shownFinding } from './exported-finding.js';
import { temporaryFolder } from './run-cupel.js';

// Compilers are copied and tested here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

beforeEach(async () => void vi.stubEnv('CUPEL_CACHE', await temporaryFolder()));
afterEach(() => void vi.unstubAllEnvs());

const original = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'lib');
const target = 'typescript@6.0.3+planted:default';

// What the planted bug does: the type of a conditional expression is unknown.
const planted: Finding = {
  ...shownFinding,
  target,
  signature: { symptom: 'wrongReject', legacy: 'wrongReject TS2322' },
  program: {
    ...shownFinding.program,
    files: [{ path: 'main.ts', text: 'export const x: number = Math.random() > 0.5 ? 1 : 2;\n' }],
    expectation: { kind: 'accept' },
  },
  observations: [
    {
      target,
      reference: false,
      outcome: {
        kind: 'rejected',
        diagnostics: [{ at: { file: 'main.ts', line: 1, column: 14 }, code: 'TS2322', message: "Type 'unknown' …" }],
      },
    },
    { target: 'typescript@7.0.2:default', reference: true, outcome: { kind: 'accepted' } },
  ],
};

// A build without copies: links to the files of the original, or to those of the one with the bug.
async function link(files: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(files)) await symlink(join(files, name), join(to, name));
}

async function folderWithFinding(): Promise<{ folder: string; buggy: string }> {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, planted));
  return { folder, buggy: join(await plantInTypescript(join(folder, 'planted')), 'lib') };
}

it('finds the build of a folder in which a bug came, and skips one that does not run', async () => {
  const { folder, buggy } = await folderWithFinding();
  for (let i = 1; i <= 10; i++) await link(i < 6 ? original : buggy, join(folder, 'builds', `build-${i}`, 'lib'));
  // Of the middle of what is left there is only a part.
  await mkdir(join(folder, 'builds', 'build-5.5'));
  const { code, stdout, stderr } = await cupel(folder, 'bisect', planted.id, '--builds', 'builds');
  expect(stdout).toMatch(/build-5 +not affected.*\nbuild-6 +affected/);
  expect(stdout).toContain('affects build-6 to build-10, the newest tested\n');
  expect(stderr).toMatch(/typescript@build-5\.5: skipped: .*is not what was expected/);
  expect(code).toBe(0);
  const shown = await cupel(folder, 'findings', 'show', planted.id);
  expect(shown.stdout).toMatch(/^builds +.*build-6/m);
});

it('finds the commit of a history, builds each once and skips what does not build', async () => {
  const { folder, buggy } = await folderWithFinding();
  const repository = join(folder, 'repository');
  await mkdir(repository);
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
    return execFileSync('git', ['-C', repository, ...who, ...args], { encoding: 'utf8' }).trim();
  };
  git('init', '--quiet');
  const commits: string[] = [];
  for (let i = 1; i <= 10; i++) {
    await writeFile(join(repository, 'source'), `${i}\n`);
    git('add', '.');
    git('commit', '--quiet', '--no-gpg-sign', '-m', `commit ${i}`);
    commits.push(git('rev-parse', 'HEAD'));
  }
  // The third and the fifth do not build; every attempt is counted.
  const script = `echo {revision} >> ${folder}/attempts; n=$(cat source); case $n in 3|5) echo broken source >&2; exit 3;; esac
mkdir out; if [ $n -lt 6 ]; then ln -s ${original} out/lib; else ln -s ${buggy} out/lib; fi; echo out`;
  const line = ['bisect', planted.id, '--repository', repository, '--command', script, '--json'];
  const first = await cupel(folder, ...line);
  expect(first.code, first.stderr).toBe(0);
  const { builds } = JSON.parse(first.stdout) as { builds: NonNullable<Finding['builds']> };
  // The fifth cannot say whether it has it.
  expect(builds).toMatchObject({ lastGood: commits[3], firstBad: commits[5] });
  expect(first.stderr).toContain('skipped: it does not build: broken source');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  const attempts = () =>
    execFileSync('cat', [join(folder, 'attempts')], { encoding: 'utf8' })
      .trim()
      .split('\n');
  const before = attempts();
  expect(new Set(before).size).toBe(before.length);

  // What was built is there; what did not build may have been an accident.
  const second = await cupel(folder, ...line, '--good', commits[1] ?? '');
  expect(JSON.parse(second.stdout)).toMatchObject({ builds: { lastGood: commits[3], firstBad: commits[5] } });
  const again = attempts().slice(before.length);
  expect(again.filter((commit) => before.includes(commit)).every((commit) => commit === commits[4])).toBe(true);
});

it('what cannot be bisected is told in one line', async () => {
  const { folder } = await folderWithFinding();
  for (const name of ['1', '2']) await link(original, join(folder, 'builds', name, 'lib'));
  const bisect = (...args: string[]) => cupel(folder, 'bisect', planted.id, ...args);
  const neither = await bisect('--builds', 'builds');
  expect(neither.stderr).toContain('cupel: neither the oldest nor the newest usable build of builds shows the bug\n');
  expect(neither.code).toBe(2);
  expectOneLine(await bisect('--builds', 'nowhere'), 'nowhere');
  expectOneLine(await bisect('--command', 'make'), '--repository');
  expectOneLine(await bisect('--builds', 'builds', '--command', 'make'), '--builds');
  expectOneLine(await bisect('--repository', folder, '--command', 'make'), 'git rev-parse failed');
});
