import type { FindingSink } from '../campaign/records.js';
import { storedEvent } from '../campaign/stored-event.js';
import type { Finding } from '../core/finding.js';
import { parseTarget } from '../core/target.js';
import { withSignature } from '../oracle/with-signature.js';
import { liftEvidence, stronger } from './bisect/lift-evidence.js';
import { searchVersions } from './bisect/search-versions.js';
import { type Questioning, versionAsker } from './version-asker.js';

/** A finding of which it is known in which versions it shows. */
export type DatedFinding = Finding & Required<Pick<Finding, 'dating'>>;

/** Dates a finding by some of the versions of its compiler; nothing if its own version does not show it any more. */
export async function dateFinding(
  versions: readonly string[],
  questioning: Questioning,
): Promise<DatedFinding | undefined> {
  const { ledger, always } = questioning;
  const finding = withSignature(questioning.finding, ledger);
  const { version = '' } = parseTarget(finding.target);
  const dating = await searchVersions(versions, version, versionAsker({ ...questioning, finding }), always);
  return dating && { ...finding, dating, evidence: liftEvidence(finding, dating, ledger) };
}

/** Stores and tells what dating learned, and nothing else: another process may have changed the finding meanwhile. */
export async function keepDating(dated: DatedFinding, { campaign, store, listen }: FindingSink): Promise<void> {
  const { id, dating, evidence, signature } = dated;
  const event = { kind: 'dated', campaign, finding: dated } as const;
  await store.amendFinding(id, (finding) => ({
    finding: { ...finding, signature, dating, evidence: stronger(finding.evidence, evidence) },
    event: storedEvent(event),
  }));
  listen(event);
}
