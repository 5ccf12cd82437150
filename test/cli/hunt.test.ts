import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readOnlyFinding } from './exported-finding.js';
import { cupel, startCupel, temporaryFolder, until } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

interface HuntLine {
  readonly programs: number;
  readonly seed: string;
  readonly verdicts: { readonly pass: number; readonly bug: number; readonly inconclusive: number };
  readonly findings: readonly { readonly id: string; readonly signature: string }[];
}

const fields = 'campaign seed programs seconds programsPerSecond verdicts generatorFailures findings'.split(' ');

// Most mutations leave alone what stands at the end.
async function folderWithSeed(ending: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'seeds'));
  const lines = Array.from({ length: 12 }, (_, i) => `export const value${i}: number = ${i} + 1;`);
  await writeFile(join(folder, 'seeds', 'seed.ts'), [...lines, ending, ''].join('\n'));
  return folder;
}

// Both compilers crash on it; the native one takes seconds for that.
const crashing = 'for (const x of (function () { throw "1" })()) { x }';
const readOnly = readOnlyFinding.program.files[0]?.text ?? '';

it('finds, stores, reduces, shows, exports and replays what two compilers disagree on', async () => {
  const folder = await folderWithSeed(readOnly);
  const line = 'hunt --programs 2 --seed 1 --seeds seeds --json --fail-on-findings --follow-up --triage-budget 10m';
  const hunt = await cupel(folder, ...line.split(' '));
  expect(hunt.code).toBe(1);
  expect(hunt.stdout).toMatch(/^\{.*\}\n$/);
  expect(hunt.stderr).not.toContain('\u001b');
  const told = JSON.parse(hunt.stdout) as HuntLine;
  expect(Object.keys(told).slice(0, fields.length)).toEqual(fields);
  expect(Object.keys(told.verdicts)).toEqual(['pass', 'bug', 'inconclusive']);
  expect(told.verdicts.pass + told.verdicts.bug + told.verdicts.inconclusive).toBe(2);
  const [finding] = told.findings;
  expect(finding).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{10}$/),
    symptom: 'wrongDiagnostic',
    signature: expect.stringContaining('TS7006'),
    rank: { level: 4, why: expect.any(String) },
    evidence: 'disagreement',
    toolchain: 'typescript@7.0.2',
  });
  const id = finding?.id ?? '';

  const list = await cupel(folder, 'findings', '--follow-up');
  expect(list.stdout).toMatch(
    new RegExp(`^${id} +4(?: follow-up)? +wrongDiagnostic +disagreement +typescript@7\\.0\\.2`, 'm'),
  );
  const show = await cupel(folder, 'findings', 'show', id.slice(0, 4));
  expect(show.stdout).toContain('reduced');
  const markdown = await cupel(folder, 'findings', 'export', id, '--format', 'markdown');
  expect(markdown.stdout).toMatch(/^# .*TS7006/);
  const exported = await cupel(folder, 'findings', 'export', id, '--format', 'json');
  expect(JSON.parse(exported.stdout)).toMatchObject({ finding: { id, signature: { symptom: 'wrongDiagnostic' } } });
  const replay = await cupel(folder, 'replay', id);
  expect(replay.stdout).toContain(`${id} still reproduces`);
  expect(replay.code).toBe(0);
  const missing = await cupel(folder, 'replay', 'nosuch');
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringMatching(/^cupel: no finding starts with 'nosuch'/) });
});

it('Ctrl-C stops with a summary, and the campaign goes on later', async () => {
  const folder = await temporaryFolder();
  const run = startCupel(folder, ['hunt', '--for', '10m', '--seed', '5', '--batch', '10']);
  await run.says(/\d+ programs /);
  run.child.kill('SIGINT');
  const { code, stdout, stderr } = await run.result;
  expect(stdout).toMatch(/^Campaign .* stopped: /);
  expect(stdout).toContain('`cupel hunt --resume`');
  expect(stderr).not.toContain('cupel: ');
  expect(code).toBe(0);
  await until(() => run.processes().length === 0);

  const other = await cupel(folder, 'hunt', '--resume', '--seed', '6');
  expect(other).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^cupel: campaign .* has seed 5; remove --seed/m),
  });
  const base = await cupel(folder, 'hunt', '--resume', '--base', 'typescript@6.0.3');
  expect(base.stderr).toMatch(/^cupel: campaign .* has base \(none\); remove --base/m);
  const resumed = await cupel(folder, ...'hunt --resume --seed 5 --programs 24 --json'.split(' '));
  expect(JSON.parse(resumed.stdout)).toMatchObject({ seed: '5', programs: 24 });
});

it('Ctrl-C before the first program is no different', async () => {
  const folder = await temporaryFolder();
  const run = startCupel(folder, ['hunt', '--json', '--seed', '5', '--self-test']);
  await run.says(/running compiler self-tests/);
  run.child.kill('SIGINT');
  const { code, stdout } = await run.result;
  expect(JSON.parse(stdout)).toMatchObject({ campaigns: [{ seed: '5', programs: 0 }], findings: [] });
  expect(code).toBe(0);
  await until(() => run.processes().length === 0);
});

it('who chooses nothing hunts in TypeScript and then in the tiers of the engine that runs cupel', async () => {
  const folder = await temporaryFolder();
  const { stdout, stderr } = await cupel(folder, ...'hunt --for 4s --batch 5 --triage-budget 0 --json'.split(' '));
  const { campaigns } = JSON.parse(stdout) as { campaigns: readonly HuntLine[] };
  expect(campaigns).toHaveLength(2);
  for (const campaign of campaigns) {
    expect(Object.keys(campaign)).toEqual(fields);
    expect(campaign.programs).toBeGreaterThan(0);
  }
  const node = `node@${process.versions.node}`;
  expect(stderr).toMatch(/^campaign .*: typescript@7\.0\.2 against typescript@6\.0\.3$/m);
  expect(stderr).toMatch(new RegExp(`^campaign .*: .*${node}:turbofan, ${node} against ${node}:jitless$`, 'm'));
});

it('what was to come after a campaign that is stopped comes after it when it is resumed', async () => {
  const folder = await temporaryFolder();
  const line = '--batch 5 --triage-budget 0 --json --seed 5'.split(' ');
  const run = startCupel(folder, ['hunt', '--for', '10s', ...line]);
  await run.says(/\d+ programs /);
  run.child.kill('SIGINT');
  expect(JSON.parse((await run.result).stdout)).toMatchObject({ campaigns: [{ seed: '5' }] });
  const { stdout, stderr } = await cupel(folder, 'hunt', '--resume', ...line);
  const { campaigns } = JSON.parse(stdout) as { campaigns: readonly HuntLine[] };
  expect(campaigns.map(({ programs }) => programs > 0)).toEqual([true, true]);
  expect(stderr).toMatch(/^campaign .*, seed 5: typescript@.*, resumed after \d+ programs$/m);
  expect(stderr).toMatch(/^campaign .*, seed 5: node@.*:jitless$/m);
  const over = await cupel(folder, 'hunt', '--resume');
  expect(over.stderr).toMatch(/^cupel: there is no campaign to resume/);
});

it('self-tests are run once, as long as it is known that they passed', async () => {
  const folder = await temporaryFolder();
  const cache = join(folder, 'cache');
  const said = async () => {
    const line = 'hunt --target typescript --programs 1 --seed 1 --triage-budget 0'.split(' ');
    const { code, stderr } = await startCupel(folder, line, { CUPEL_CACHE: cache }).result;
    return { code, line: stderr.split('\n').find((each) => each.includes('self-tests')) };
  };
  const running = { code: 0, line: 'running compiler self-tests …' };
  expect(await said()).toEqual(running);
  expect(await said()).toEqual({
    code: 0,
    line: expect.stringMatching(/^compiler self-tests passed [\d:]+( s)? ago; /),
  });
  await writeFile(join(cache, 'remembered.json'), '{ "damaged');
  expect(await said()).toEqual(running);
});

it('a target without a reference of its own is compared with the other implementation', async () => {
  const folder = await temporaryFolder();
  const { stdout } = await cupel(folder, ...'hunt --target typescript@6.0.3 --programs 2 --seed 1'.split(' '));
  expect(stdout).toContain('typescript@6.0.3 against typescript@7.0.2');
});

it('a target is compared with nothing if the reference is none', async () => {
  const folder = await temporaryFolder();
  const line = 'hunt --target typescript@6.0.3 --reference none --programs 2 --seed 1';
  const { stdout } = await cupel(folder, ...line.split(' '));
  expect(stdout).toContain('typescript@6.0.3\n');
  expect(stdout).not.toContain('against');
  const tiers = await cupel(
    folder,
    ...'hunt --technique template --target node --reference none --programs 2'.split(' '),
  );
  expect(tiers).toMatchObject({ code: 2, stderr: expect.stringContaining('remove --reference none') });
});

it('a gate lets pass what the base shows as well, and only that', async () => {
  const folder = await folderWithSeed(crashing);
  const line = 'hunt --programs 2 --seed 1 --seeds seeds --json --fail-on-findings --follow-up --triage-budget 0';
  const passed = await cupel(folder, ...`${line} --only-new --base typescript@6.0.3`.split(' '));
  expect(JSON.parse(passed.stdout)).toMatchObject({
    findings: [],
    base: { toolchain: 'typescript@6.0.3', findings: [expect.any(String)] },
  });
  expect(passed.stderr).not.toContain('found ');
  expect(passed.code).toBe(0);
  expect((await cupel(folder, 'findings')).stdout).toContain('crash');
  const other = await folderWithSeed(readOnly);
  const failed = await cupel(other, ...`${line} --only-new --base typescript@6.0.3`.split(' '));
  expect(failed.code).toBe(1);
  expect(JSON.parse(failed.stdout)).toMatchObject({ base: { findings: [] } });
});
