import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type CupelRun, cupel, startCupel, temporaryFolder, until } from './run-cupel.js';

const hunt = 'hunt --programs 60 --batch 6 --workers 2 --seed 11 --json --triage-budget 0'.split(' ');

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

function pause(millis: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, millis));
}

// The first process of the run with such a command line, once there is one; nothing if the run ends first.
async function find(run: CupelRun, command: RegExp): Promise<number | undefined> {
  let found: number | undefined;
  await until(() => {
    found = run.processes().find((process) => command.test(process.command))?.pid;
    return found !== undefined || run.child.exitCode !== null;
  });
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

describe.skipIf(process.platform !== 'linux')('kill -9', { timeout: 300_000 }, () => {
  it('of cupel itself, several times: nothing is left running, and the campaign ends with the same totals', async () => {
    const folder = await temporaryFolder();
    let run = startCupel(folder, hunt);
    for (const millis of [0, 400 + Math.random() * 600, 300 + Math.random() * 2500]) {
      await run.says(millis === 0 ? /^campaign /m : / programs /);
      await pause(millis);
      kill(run.child.pid as number);
      await run.result;
      const killed = run;
      await until(() => killed.processes().length === 0);
      expectReadable(folder);
      run = startCupel(folder, [...hunt, '--resume']);
    }
    const { code, stdout, stderr } = await run.result;
    // The last kill may have come after the end.
    if (code === 2) expect(stderr).toContain('there is no campaign to go on with');
    else expect(totals(stdout)).toEqual(await expected());
  });

  it('of workers, native compilers and the guardian: the campaign goes on as if nothing had happened', async () => {
    const folder = await temporaryFolder();
    const run = startCupel(folder, hunt);
    await run.says(/ programs /);
    for (const command of [/javascript-worker/, /guardian-main/, /lib\/tsc -p /, /javascript-worker/]) {
      await pause(Math.random() * 300);
      const pid = await find(run, command);
      if (pid !== undefined) kill(pid);
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
    kill(guardian as number);
    await until(() => run.processes().some(({ pid, command }) => pid !== guardian && /guardian-main/.test(command)));
    kill(run.child.pid as number);
    await run.result;
    await until(() => run.processes().length === 0);
    expectReadable(folder);
  });
});
