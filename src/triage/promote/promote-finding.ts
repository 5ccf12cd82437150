import { type Court, confirm } from '../../campaign/confirm.js';
import { type FindingSink, keepFinding } from '../../campaign/records.js';
import type { Finding } from '../../core/finding.js';
import { identify } from '../../core/identity.js';
import { isPromotion } from '../../core/same-bug.js';
import type { Candidate } from '../../model/reduction.js';
import { findPromotion, type PromotionInput } from './find-promotion.js';

/** What a finding is promoted with. */
export interface PromotionPlan extends Omit<PromotionInput, 'finding' | 'laboratory'> {
  readonly court: Court;
}

/** The finding that another becomes without the errors that all compilers report; nothing if it only follows from them. */
export async function promoteFinding(finding: Finding, plan: PromotionPlan): Promise<Finding | undefined> {
  const { court, signal } = plan;
  const candidate = await findPromotion({ ...plan, finding, laboratory: court.observer });
  return candidate && confirmPromotion(finding, candidate, court, signal);
}

// What a program without such errors shows, if the plain compilers show it as well.
async function confirmPromotion(
  finding: Finding,
  { files, libraries }: Candidate,
  court: Court,
  signal?: AbortSignal,
): Promise<Finding | undefined> {
  const { expectation, trace, material, origin, language } = finding.program;
  const draft = {
    ...{ files, expectation },
    trace: [...trace, `without errors that all compilers report, which ${finding.id} has`],
    ...(libraries && { libraries }),
    ...(material !== undefined && { material }),
  };
  const program = identify(draft, language, origin);
  const { target, signature, evidence, imported } = finding;
  const suspected = [{ target, verdict: { kind: 'bug', signature, evidence } as const }];
  const { findings } = await confirm(program, suspected, court, { signal });
  const promoted = findings.find((each) => isPromotion(signature, each.signature));
  return promoted && { ...promoted, ...(imported && { imported }) };
}

/** Stores what a finding was promoted to, of which it is a duplicate from now on. */
export async function keepPromotion(promoted: Finding, { id }: Finding, sink: FindingSink): Promise<void> {
  // Who is stopped between the two finds the same again.
  await keepFinding(promoted, sink);
  await sink.store.amendFinding(id, (finding, status) =>
    // Somebody may have found out meanwhile that it is known or fixed.
    status === 'open' || status === 'duplicate'
      ? { finding: { ...finding, promotedTo: promoted.id, duplicateOf: promoted.id }, status: 'duplicate' }
      : undefined,
  );
}
