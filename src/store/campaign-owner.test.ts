import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { isRunElsewhere, thisProcess } from './campaign-owner.js';

const now = new Date().toISOString();
const { host, pid } = thisProcess();

test('a campaign is run elsewhere only by another process of this machine that is alive and was heard of', () => {
  expect(isRunElsewhere({ host, pid: process.ppid, updatedAt: now })).toBe(true);
  expect(isRunElsewhere({ host, pid, updatedAt: now })).toBe(false);
  expect(isRunElsewhere({ host: `not-${host}`, pid: process.ppid, updatedAt: now })).toBe(false);
  expect(isRunElsewhere({ host, pid: 2 ** 30, updatedAt: now })).toBe(false);
  expect(isRunElsewhere({ host, pid: process.ppid, updatedAt: '2026-01-01T00:00:00.000Z' })).toBe(false);
});

test.runIf(process.platform === 'linux')('a killed process whose parent does not care is not alive', async () => {
  // The process that tells the number has replaced the shell that would have asked for the exit code.
  const script = `sleep 60 & exec ${process.execPath} -e 'console.log(process.argv[1]); setInterval(() => {}, 1e6)' $!`;
  const parent = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const campaign = { host, pid: Number(line.toString()), updatedAt: now };
  expect(isRunElsewhere(campaign)).toBe(true);
  process.kill(campaign.pid, 'SIGKILL');
  await expect.poll(() => isRunElsewhere(campaign)).toBe(false);
  expect(process.kill(campaign.pid, 0)).toBe(true);
});
