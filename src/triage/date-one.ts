import type { Finding } from '../core/finding.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain } from '../core/toolchain.js';
import { isRelease } from '../core/version.js';
import { dateFinding, keepDating } from './date-finding.js';
import { endOf } from './in-time.js';
import type { TimeBudget, TriagePlan } from './triage-plan.js';

/** Dates a finding within a time and stores that. Nothing is installed: a campaign asks only the versions that are here. */
export async function dateOne(finding: Finding, plan: TriagePlan, budget: TimeBudget): Promise<void> {
  const { campaign, court, language, open, listen } = plan;
  const family = language.families.find(({ name }) => name === parseTarget(finding.target).family);
  const installed = (await family?.installed()) ?? [];
  const others = installed.filter(({ version }) => isRelease(version));
  if (!family || others.length < 2) return;
  const signal = endOf(budget);
  try {
    const dated = await dateFinding(
      others.map(({ version }) => version),
      {
        finding,
        family,
        ledger: court.ledger,
        options: { ...open, workers: 1 },
        signal,
        provide: async (version) => installed.find((each) => each.version === version) as InstalledToolchain,
        listen: (event) => listen({ ...event, campaign }),
      },
    );
    if (dated) await keepDating(dated, plan);
  } catch (error) {
    // What is not dated in time can be dated later, by `cupel bisect`.
    if (!signal.aborted) throw error;
  }
}
