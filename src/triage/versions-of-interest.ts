import { UserError } from '../core/errors.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { compareVersions, isRelease, ownBuildOf } from '../core/version.js';

/**
 * The versions that people ask about first when two compilers disagree: the release before the one that failed, the newest
 * release and the newest development build. Of a family that is not small, of those that are here.
 */
export async function versionsOfInterest(
  family: ToolchainFamily,
  version: string,
  installed: readonly InstalledToolchain[],
  signal: AbortSignal,
): Promise<string[]> {
  const here = installed.map((each) => each.version);
  const all = new Set([...here, ...(family.small ? await available(family, signal) : [])]);
  const known = [...all].filter((each) => !ownBuildOf(each)).sort(compareVersions);
  const releases = known.filter(isRelease);
  const newest = releases.at(-1);
  const before = releases.findLast((each) => compareVersions(each, version) < 0);
  const development = known.findLast((each) => !isRelease(each) && compareVersions(each, newest ?? '0') > 0);
  return [...new Set([before, newest, development])].filter(
    (each) => each !== undefined && each !== version,
  ) as string[];
}

// A registry answers in a second or two, and triage has better things to do than to wait for one that does not.
const longestMillis = 10_000;

// Each is asked once in a process: many findings may want to know, and what does not answer does not answer the next time.
const asked = new Map<ToolchainFamily, Promise<string[]>>();

// Without a network there are the versions that are here.
async function available(family: ToolchainFamily, signal: AbortSignal): Promise<string[]> {
  const asking = asked.get(family) ?? askFor(family, signal);
  asked.set(family, asking);
  // What was stopped is asked again.
  asking.catch(() => asked.delete(family));
  return asking;
}

async function askFor(family: ToolchainFamily, signal: AbortSignal): Promise<string[]> {
  const limit = AbortSignal.timeout(longestMillis);
  try {
    return await family.available(AbortSignal.any([signal, limit]));
  } catch (error) {
    if (error instanceof UserError || (limit.aborted && !signal.aborted)) return [];
    throw error;
  }
}
