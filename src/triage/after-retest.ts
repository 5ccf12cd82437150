import type { Retested } from '../core/events.js';
import type { DatedVersion, Finding } from '../core/finding.js';
import { newestTarget } from '../core/newest-target.js';
import { parseTarget } from '../core/target.js';
import { compareVersions } from '../core/version.js';
import type { FindingStatus, StoredFinding } from '../store/stored-finding.js';
import { datingOf } from './bisect/search-versions.js';

/** What is said of a finding, and what becomes of it if that is something new. */
interface Consequence extends Pick<Retested, 'state' | 'why'> {
  readonly finding?: Finding;
  readonly status?: FindingStatus;
}

/** What becomes of a finding when a version was asked again, perhaps another build than the one of that name that failed. */
export function afterRetest(
  { finding, status }: Pick<StoredFinding, 'finding' | 'status'>,
  seen: DatedVersion,
  replaced: boolean,
): Consequence {
  const { version: bad = '' } = parseTarget(newestTarget(finding));
  const order = compareVersions(seen.version, bad);
  if (seen.shows) {
    if (status !== 'fixed' || isBeforeFix(finding, seen.version)) return { state: 'shows' };
    return { state: 'back', finding: cameBack(finding, seen), status: 'open' };
  }
  if (seen.version === bad && !replaced)
    return { state: 'unclear', why: 'does not reproduce with the build that showed it' };
  if (order < 0) return { state: 'absent' };
  const { kind } = seen.outcome;
  // A compiler that fails in another way has not come to the place.
  if (kind !== 'accepted' && kind !== 'rejected') return { state: 'unclear', why: 'the compiler fails in another way' };
  if (status === 'fixed') return { state: 'fixed' };
  return { state: 'fixed', finding: { ...finding, dating: datingWith(finding, seen, bad) }, status: 'fixed' };
}

function isBeforeFix({ dating }: Finding, version: string): boolean {
  return dating?.fixedIn !== undefined && compareVersions(version, dating.fixedIn) < 0;
}

function cameBack(finding: Finding, seen: DatedVersion): Finding {
  const { family, configuration = 'default' } = parseTarget(finding.target);
  const target = `${family}@${seen.version}:${configuration}`;
  const metIn = [...new Set([...(finding.metIn ?? []), target])].filter((each) => each !== finding.target).sort();
  return { ...finding, ...(metIn.length > 0 && { metIn }), dating: datingWith(finding, seen, seen.version) };
}

// What is known of other versions stays; a build of the same name takes the place of the one before.
function datingWith(finding: Finding, seen: DatedVersion, bad: string) {
  const known = finding.dating?.versions ?? ownVersion(finding);
  const versions = [...known.filter(({ version }) => version !== seen.version), seen];
  versions.sort((a, b) => compareVersions(a.version, b.version));
  return datingOf(versions, bad);
}

function ownVersion({ target, observations }: Finding): DatedVersion[] {
  const own = observations.find((each) => each.target === target && !each.reference);
  if (!own) return [];
  const { outcome, parent } = own;
  return [{ version: parseTarget(target).version ?? '', shows: true, outcome, ...(parent && { parent }) }];
}
