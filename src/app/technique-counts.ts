import { isHunt } from '../core/campaign-settings.js';
import { isShown } from '../core/standing.js';
import type { TechniqueCounts } from '../report/html/campaign-report.js';
import type { Campaign } from '../store/campaign.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { techniqueNamed } from './catalogue.js';

/** Adds up what each technique has done in some campaigns, and how many findings that ask for work its programs have shown. */
export async function techniqueCounts(
  campaigns: readonly Campaign[],
  findings: readonly StoredFinding[],
): Promise<TechniqueCounts[]> {
  const used = await Promise.all(
    campaigns.flatMap((campaign) => (isHunt(campaign.settings) ? [usedBy(campaign.settings.technique, campaign)] : [])),
  );
  const open = findings.filter((each) => isShown(each, true));
  const makers = open.map(({ finding }) => (finding.reduction?.from ?? finding.program).origin.technique);
  const names = [...new Set([...used.map(({ technique }) => technique), ...makers])].sort();
  return names.map((technique) => {
    const own = used.filter((each) => each.technique === technique).map(({ campaign }) => campaign);
    const sum = (count: (campaign: Campaign) => number) => own.reduce((total, each) => total + count(each), 0);
    return {
      technique,
      campaigns: own.length,
      programs: sum(({ programs }) => programs),
      counts: {
        pass: sum(({ counts }) => counts.pass),
        bug: sum(({ counts }) => counts.bug),
        inconclusive: sum(({ counts }) => counts.inconclusive),
      },
      findings: makers.filter((maker) => maker === technique).length,
    };
  });
}

// Programs bear the full name of a chain of which a user may have named a part.
async function usedBy(technique: string, campaign: Campaign) {
  return { technique: (await techniqueNamed(technique)).id, campaign };
}
