import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutSigns } from './expect-one-line.js';
import { type CupelRun, cupel, startCupel, temporaryFolder, until } from './run-cupel.js';

const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const signals = Object.keys(codes) as (keyof typeof codes)[];

// Which processes belong to a run, and which signals one catches, is read from /proc.
describe.skipIf(process.platform !== 'linux')('a signal', () => {
  it.each(['SIGHUP', 'SIGTERM'] as const)(
    '%s during a hunt: a summary, and the campaign is resumed',
    async (signal) => {
      const folder = await temporaryFolder();
      const run = startCupel(folder, ['hunt', '--for', '10m', '--seed', '5', '--batch', '5', '--target', 'typescript']);
      await run.says(/\d+ programs /);
      run.child.kill(signal);
      const { code, stdout, stderr } = await run.result;
      expect(stdout).toMatch(/^Campaign .* stopped: /);
      expect(stderr).toMatch(/^stopping …$/m);
      expect(code).toBe(0);
      await until(() => run.processes().length === 0);
      const resumed = await cupel(folder, ...'hunt --resume --programs 1 --triage-budget 0 --json'.split(' '));
      expect(JSON.parse(resumed.stdout)).toMatchObject({ seed: '5' });
    },
  );

  it.each(signals)('%s while cupel is being loaded: a line, and no campaign', async (signal) => {
    const folder = await temporaryFolder();
    const run = startCupel(folder, ['hunt']);
    await until(() => listens(run));
    run.child.kill(signal);
    const { code, stdout, stderr } = await run.result;
    expect(withoutSigns(stderr)).toMatch(/^(cupel: stopped|stopping …)\n$/);
    expect({ code, stdout }).toEqual({ code: codes[signal], stdout: '' });
    expect(existsSync(join(folder, '.cupel'))).toBe(false);
  });

  it('that comes twice ends it at once, and nothing is left running', async () => {
    const folder = await temporaryFolder();
    const run = startCupel(folder, ['hunt', '--for', '10m', '--target', 'typescript']);
    await run.says(/self-tests/);
    run.child.kill('SIGTERM');
    await run.says(/stopping/);
    run.child.kill('SIGHUP');
    const { code } = await run.result;
    // It may have ended by itself in between.
    expect([codes.SIGHUP, 0]).toContain(code);
    await until(() => run.processes().length === 0);
  });
});

// Node catches the other signals from its own beginning on; this is the last one that cupel listens to.
function listens({ child }: CupelRun): boolean {
  const mask = /^SigCgt:\s+([0-9a-f]+)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${mask}`) & (1n << BigInt(constants.signals.SIGHUP - 1))) !== 0n;
}
