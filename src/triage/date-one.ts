import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { parseTarget } from '../core/target.js';
import type { ToolchainFamily } from '../core/toolchain.js';
import { ownBuildOf } from '../core/version.js';
import { versionsToDate } from './bisect/versions-to-date.js';
import { dateFinding, keepDating } from './date-finding.js';
import { endOf } from './in-time.js';
import type { TimeBudget, TriagePlan } from './triage-plan.js';
import { versionsOfInterest } from './versions-of-interest.js';

/**
 * Dates a finding within a time, by the versions that are here, and stores that. Where two compilers disagree, the versions
 * that tell who is right are fetched if that is quick.
 */
export async function dateOne(finding: Finding, plan: TriagePlan, budget: TimeBudget): Promise<void> {
  const { campaign, court, language, open, listen } = plan;
  const { family: name, version: failed = '' } = parseTarget(finding.target);
  const family = language.families.find((each) => each.name === name);
  const installed = (await family?.installed()) ?? [];
  const here = versionsToDate(
    installed.map(({ version }) => version),
    failed,
  );
  if (!family) return;
  const signal = endOf(budget);
  const notice = (text: string) => listen({ kind: 'notice', campaign, text });
  try {
    // Nobody has published what comes after an own build.
    const isOpen = finding.evidence === 'disagreement' && !ownBuildOf(failed);
    const always = isOpen ? await versionsOfInterest(family, failed, installed, signal) : [];
    if (always.length === 0 && here.every((version) => version === failed)) return;
    const dated = await dateFinding(here, {
      finding,
      family,
      ledger: court.ledger,
      options: { ...open, workers: 1 },
      always,
      signal,
      provide: async (version) =>
        installed.find((each) => each.version === version) ?? (await installSoon(family, version, { notice, signal })),
      listen: (event) => listen({ ...event, campaign }),
    });
    if (dated) await keepDating(dated, plan);
  } catch (error) {
    // What is not dated in time can be dated later, by `cupel bisect`.
    if (!signal.aborted) throw error;
  }
}

// What takes longer is not worth the time of the other findings.
const longestInstall = 30_000;

interface Installing {
  readonly notice: (text: string) => void;
  readonly signal: AbortSignal;
}

async function installSoon(family: ToolchainFamily, version: string, { notice, signal }: Installing) {
  const limit = AbortSignal.timeout(longestInstall);
  try {
    return await family.install(version, notice, AbortSignal.any([signal, limit]));
  } catch (error) {
    if (limit.aborted && !signal.aborted)
      throw new UserError(`${family.name}@${version} could not be installed in ${longestInstall / 1000} s`);
    throw error;
  }
}
