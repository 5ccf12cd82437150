import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

interface Owner {
  readonly host: string;
  readonly pid: number;
}

// A number may have been given to another process since; a campaign that runs is recorded far more often than this.
const staleMillis = 10 * 60_000;

/** This process, as the one that runs a campaign. */
export function thisProcess(): Owner {
  return { host: hostname(), pid: process.pid };
}

/** Whether another process of this machine is still running the campaign. */
export function isRunElsewhere(campaign: Owner & { readonly updatedAt: string }): boolean {
  const { host, pid } = thisProcess();
  if (campaign.host !== host || campaign.pid === pid) return false;
  return Date.now() - Date.parse(campaign.updatedAt) < staleMillis && isAlive(campaign.pid);
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
