import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { type CupelRun, cupel, startCupel, temporaryFolder, until } from './run-cupel.js';

const hunt = 'hunt --programs 120 --batch 6 --workers 2 --seed 11 --json --triage-budget 0'.split(' ');

interface Totals {
  readonly programs: number;
  readonly verdicts: unknown;
  readonly findings: readonly { readonly id: string }[];
}

function totals(stdout: string): Totals {
  const { programs, verdicts, findings } = JSON.parse(stdout) as Totals;
  return { programs, verdicts, findings: findings.map(({ id }) => ({ id })).sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

let undisturbed: Promise<Totals> | undefined;

// One hunt that nobody disturbs, to compare the others with.
function expected(): Promise<Totals> {
  undisturbed ??= temporaryFolder().then(async (folder) => totals((await cupel(folder, ...hunt)).stdout));
  return undisturbed;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

// A moment of a campaign at which it is not over yet: this many programs of its 120 are in the database.
async function reached(run: CupelRun, folder: string, programs: number): Promise<void> {
  await run.says(/ programs /);
  const store = await openStore(join(folder, '.cupel'));
  try {
    while (((await store.campaigns())[0]?.nextIndex ?? 0) < programs) {
      expect(run.child.exitCode).toBeNull();
      await new Promise((resume) => setTimeout(resume, 10));
    }
  } finally {
    await store.close();
  }
}

// The first process of the run with such a command line, once there is one.
async function find(run: CupelRun, command: RegExp): Promise<number> {
  let found: number | undefined;
  await until(() => {
    found = run.processes().find((process) => command.test(process.command))?.pid;
    return found !== undefined || run.child.exitCode !== null;
  });
  if (found === undefined) throw new Error(`the run ended before there was a process ${command}`);
  return found;
}

function expectReadable(folder: string): void {
  const database = execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import Database from 'libsql';
     console.log(new Database('${folder}/.cupel/cupel.db').pragma('integrity_check')[0].integrity_check)`,
  ]);
  expect(database.toString().trim()).toBe('ok');
}

// Which processes belong to a run is read from /proc.
describe.skipIf(process.platform !== 'linux')('kill -9', { timeout: 300_000 }, () => {
  it('of cupel itself, several times: nothing is left running, and the campaign ends with the same totals', async () => {
    const folder = await temporaryFolder();
    let run = startCupel(folder, hunt);
    for (const programs of [0, 6, 18]) {
      await (programs === 0 ? run.says(/^campaign /m) : reached(run, folder, programs));
      kill(run.child.pid as number);
      await run.result;
      const killed = run;
      await until(() => killed.processes().length === 0);
      expectReadable(folder);
      run = startCupel(folder, [...hunt, '--resume']);
    }
    const { stdout } = await run.result;
    expect(totals(stdout)).toEqual(await expected());
  });

  it('of workers, native compilers and the guardian: the campaign goes on as if nothing had happened', async () => {
    const folder = await temporaryFolder();
    const run = startCupel(folder, hunt);
    const victims = [/javascript-worker/, /guardian-main/, /lib\/tsc -p /, /javascript-worker/];
    for (const [i, command] of victims.entries()) {
      await reached(run, folder, 6 * i);
      kill(await find(run, command));
    }
    const { code, stdout } = await run.result;
    expect(totals(stdout)).toEqual(await expected());
    expect(code).toBe(0);
    await until(() => run.processes().length === 0);
  });

  it('of the guardian and then of cupel: still nothing is left running', async () => {
    const folder = await temporaryFolder();
    const run = startCupel(folder, hunt);
    await run.says(/ programs /);
    const guardian = await find(run, /guardian-main/);
    kill(guardian);
    await until(() => run.processes().some(({ pid, command }) => pid !== guardian && /guardian-main/.test(command)));
    kill(run.child.pid as number);
    await run.result;
    await until(() => run.processes().length === 0);
    expectReadable(folder);
  });
});
