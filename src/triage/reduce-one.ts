import { type Court, compareWithBase, confirm } from '../campaign/confirm.js';
import { withoutPlace } from '../core/expectation.js';
import type { Finding } from '../core/finding.js';
import { identify } from '../core/identity.js';
import { bugName, isAboutErrors, isSameMessage } from '../core/same-bug.js';
import type { Signature } from '../core/signature.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict } from '../core/verdict.js';
import type { Candidate } from '../model/reduction.js';
import { endOf, inTime } from './in-time.js';
import { reduceFinding } from './reduce-finding.js';
import type { TimeBudget, TriagePlan } from './triage-plan.js';

/** What came of a reduction. */
export interface ReducedOne {
  /** Absent if the finding does not show any more, or nothing smaller is as good. */
  readonly reduced?: Finding;
  /** What candidates showed in its place, confirmed. */
  readonly met: readonly Finding[];
}

// Of the programs that show something else, so many are kept.
const mostMet = 3;

/** Reduces a finding within a time; nothing is stored. */
export async function reduceOne(finding: Finding, plan: TriagePlan, budget: TimeBudget): Promise<ReducedOne> {
  const { campaign, court, language, passes, open, listen } = plan;
  // On a busy machine what is under way could take long; what was reached by then is kept.
  const signal = endOf(budget);
  const others = new Map<string, { readonly candidate: Candidate; readonly verdict: BugVerdict }>();
  const reducing = reduceFinding(finding, {
    observer: court.observer,
    language,
    passes,
    lanes: open.workers,
    seconds: budget.seconds,
    isFresh: true,
    signal,
    listen: (event) => listen({ ...event, campaign }),
    onOther: (candidate, verdict) => {
      if (others.size < mostMet && mayBeAnother(finding.signature, verdict.signature))
        others.set(bugName(verdict.signature, finding.program), { candidate, verdict });
    },
  });
  const reduced = await inTime(reducing, signal, budget.stop);
  const isKept = reduced && !(await isLostInBase(reduced, court, budget.stop));
  const met: Finding[] = [];
  for (const { candidate, verdict } of others.values()) {
    if (signal.aborted) break;
    const confirming = confirm(programMet(finding, candidate), [{ target: finding.target, verdict }], court, {
      signal,
    });
    const { findings = [] } = (await inTime(confirming, signal, budget.stop)) ?? {};
    // It was another program that every compiler had to accept: of this one only other compilers can tell.
    met.push(...findings.filter(({ evidence }) => evidence !== 'belief'));
  }
  return { ...(isKept && { reduced }), met };
}

// Cuts make errors, and what compilers say beside those is no bug of its own; nor is the same error at another place.
function mayBeAnother(bug: Signature, met: Signature): boolean {
  if (met.symptom === 'wrongDiagnostic') return false;
  return !isAboutErrors(met) || met.symptom !== bug.symptom || !isSameMessage(bug, met);
}

// A smaller program that the base treats like the target shows no regression any more. That is asked also when the time is
// over; a base that does not answer leaves the program that it was asked about before.
async function isLostInBase(reduced: Finding, { base, ledger }: Court, stop: AbortSignal): Promise<boolean> {
  if (!base || !reduced.notIn?.some((name) => base.targets.some((each) => each.name === name))) return false;
  const [compared] = await compareWithBase([{ ...reduced, notIn: [], alsoIn: [] }], base, ledger, stop);
  return (compared?.notIn ?? []).length === 0;
}

function programMet({ id, program }: Finding, { files, driver, libraries }: Candidate): TestProgram {
  const trace = [...program.trace, `met while ${id} was reduced`];
  const { material, parent } = program;
  const draft = {
    ...{ files, expectation: withoutPlace(program.expectation), trace },
    ...(driver && { driver }),
    ...(libraries && { libraries }),
    ...(material !== undefined && { material }),
  };
  return { ...identify(draft, program.language, program.origin), ...(parent && { parent }) };
}
