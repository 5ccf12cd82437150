import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import type { Diagnostic } from '../../src/core/outcome.js';
import { openStore } from '../../src/store/open-store.js';
import { cupel } from './cupel-in-process.js';
import { exportedTo, shownFinding } from './exported-finding.js';
import { temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

// Only the bundled compilers, whatever is in the cache of this machine.
beforeEach(async () => void vi.stubEnv('CUPEL_CACHE', await temporaryFolder()));
afterEach(() => void vi.unstubAllEnvs());

const unassignable: Diagnostic = { at: { file: 'main.ts', line: 1, column: 5 }, code: 'TS2322', message: 'no number' };

// A finding that says TypeScript 6 rejects a program that must be accepted.
function rejectedBy6(id: string, text: string): Finding {
  const target = 'typescript@6.0.3:default';
  return {
    ...shownFinding,
    id,
    target,
    signature: { symptom: 'wrongReject', error: { code: 'TS2322', construct: 'let name' } },
    program: {
      ...shownFinding.program,
      id: `${id}abcd`,
      files: [{ path: 'main.ts', text }],
      expectation: { kind: 'accept' },
    },
    observations: [{ target, reference: false, outcome: { kind: 'rejected', diagnostics: [unassignable] } }],
    toolchains: [{ id: 'typescript@6.0.3', checksum: 'sha256:of another machine' }],
  };
}

const goes = rejectedBy6('aaaaaaaaaa', 'let x: number = 1;\n');
const stays = rejectedBy6('bbbbbbbbbb', "let x: number = 'one';\n");

async function statusOf(folder: string, id: string): Promise<Record<string, unknown>> {
  const { stdout } = await cupel(folder, 'findings', 'list', '--all', '--json');
  const lines = stdout.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).find((each) => each.id === id) ?? {};
}

it('notes what is fixed with the version, un-mutes it, and opens again what comes back', async () => {
  const folder = await temporaryFolder();
  for (const finding of [goes, stays]) {
    await cupel(folder, 'findings', 'import', await exportedTo(folder, finding));
    const link = `https://example.org/${finding.id}`;
    await cupel(folder, 'findings', 'mark', finding.id, 'reported', '--link', link);
  }
  const store = await openStore(join(folder, '.cupel'));
  const dating = { versions: [], firstBad: '6.0.3', fixedIn: '7.0.0' };
  await store.amendFinding(stays.id, (finding) => ({ finding: { ...finding, dating }, status: 'fixed' }));
  await store.close();

  const first = await cupel(folder, 'findings', 'retest');
  expect(first.stderr).toContain(`${goes.id} fixed in typescript@7.0.2`);
  expect(first.stderr).toContain(`${stays.id} came back in typescript@7.0.2`);
  expect(first.stdout).toBe('2 findings tested again: 1 fixed (1 new), 1 came back\n');
  expect(first.code).toBe(0);
  expect(await statusOf(folder, goes.id)).toMatchObject({
    status: 'fixed',
    window: { firstBad: '6.0.3', fixedIn: '7.0.2' },
    mark: { as: 'fixed', link: `https://example.org/${goes.id}` },
  });
  // It was never seen as fixed, so that its mark goes on to mute it.
  expect(await statusOf(folder, stays.id)).toMatchObject({ status: 'reported', window: { firstBad: '7.0.2' } });
  expect(await readFile(join(folder, 'cupel.marks.json'), 'utf8')).toContain('"target": "typescript@6.0.3:default"');

  // Whatever is known by then, the same again changes nothing.
  const second = await cupel(folder, 'findings', 'retest', '--target', 'typescript@7.0.2', '--json');
  expect(
    second.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { id: goes.id, target: 'typescript@7.0.2:default', state: 'fixed', changed: false },
    { id: stays.id, target: 'typescript@7.0.2:default', state: 'shows', changed: false },
  ]);
});

it('says nothing where a build contradicts itself, and asks no other compiler', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, goes));
  const { stderr } = await cupel(folder, 'findings', 'retest', '--target', 'typescript@6.0.3');
  expect(stderr).toContain(`${goes.id} does not reproduce with the build that showed it: typescript@6.0.3`);
  expect(await statusOf(folder, goes.id)).toMatchObject({ status: 'open' });
  const { stdout } = await cupel(folder, 'findings', 'retest', '--target', 'node');
  expect(stdout).toBe('there is no finding to test again\n');
});
