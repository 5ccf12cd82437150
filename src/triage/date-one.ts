import type { Finding } from '../core/finding.js';
import { parseTarget } from '../core/target.js';
import { isRelease, ownBuildOf } from '../core/version.js';
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
  // What an own build is based on need not be a release.
  const base = ownBuildOf(failed)?.base;
  const others = installed.filter(({ version }) => isRelease(version) || version === base);
  if (!family) return;
  const signal = endOf(budget);
  const notice = (text: string) => listen({ kind: 'notice', campaign, text });
  try {
    const isOpen = finding.evidence === 'disagreement';
    const always = isOpen ? await versionsOfInterest(family, failed, installed, signal) : [];
    if (always.length === 0 && !others.some(({ version }) => version !== failed)) return;
    const dated = await dateFinding(
      others.map(({ version }) => version),
      {
        finding,
        family,
        ledger: court.ledger,
        options: { ...open, workers: 1 },
        always,
        signal,
        provide: async (version) =>
          installed.find((each) => each.version === version) ?? (await family.install(version, notice, signal)),
        listen: (event) => listen({ ...event, campaign }),
      },
    );
    if (dated) await keepDating(dated, plan);
  } catch (error) {
    // What is not dated in time can be dated later, by `cupel bisect`.
    if (!signal.aborted) throw error;
  }
}
