import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

interface Owner {
  readonly host: string;
  readonly pid: number;
}

// A number may have been given to another process since; a campaign that runs is recorded far more often than this.
const staleMillis = 10 * 60_000;

// Six times as long as the time between two signs of life.
const silentMillis = 60_000;

/** This process, as the one that runs a campaign. */
export function thisProcess(): Owner {
  return { host: hostname(), pid: process.pid };
}

/** Whether another process is still running the campaign: one of this machine, or of any if they share the database. */
export function isRunElsewhere(
  campaign: Owner & { readonly updatedAt: string },
  machines: 'one machine' | 'several machines' = 'one machine',
): boolean {
  const { host, pid } = thisProcess();
  const silence = Date.now() - Date.parse(campaign.updatedAt);
  // Whether a process of another machine is alive is known by nothing else.
  if (campaign.host !== host) return machines === 'several machines' && silence < silentMillis;
  return campaign.pid !== pid && silence < staleMillis && isAlive(campaign.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

// A killed process answers until its parent asks for its exit code, which the first process of a container may never do.
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Gone meanwhile, or a system without /proc.
    return process.platform === 'linux';
  }
}
