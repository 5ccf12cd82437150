import type { Finding } from './finding.js';
import type { Diagnostic, Observation, Outcome } from './outcome.js';
import { evidenceGrades } from './verdict.js';
import { isRelease } from './version.js';

/** What a finding is worth to the people who make the compiler: 1 the most, 4 (a follow-up) the least, and why. */
export interface Rank {
  readonly level: 1 | 2 | 3 | 4;
  readonly why: string;
}

/** What a rank depends on. */
export type Ranked = Pick<
  Finding,
  'target' | 'signature' | 'evidence' | 'observations' | 'flaky' | 'unsteady' | 'dating'
>;

/** The rank of a finding, by what the compilers did with its program as it is now. */
export function rankOf(finding: Ranked): Rank {
  const { symptom, deviation } = finding.signature;
  // A crash needs no comparison.
  if (finding.unsteady && symptom !== 'crash')
    return { level: 4, why: 'the compilers that it is compared with do not always do the same either' };
  // The others always did the same; and of what a program prints, this says less than that it is wrong.
  if (finding.flaky && symptom.startsWith('wrong'))
    return { level: 1, why: 'the compiler does not always do the same with the program' };
  switch (symptom) {
    case 'crash':
    case 'hang':
    case 'outOfMemory':
      return { level: 1, why: 'the compiler fails' };
    case 'slow':
      return rankOfSlowness(finding);
    case 'inconsistent':
      return { level: 1, why: 'the compiler contradicts itself' };
    case 'miscompile':
      return { level: 1, why: 'the program does something else' };
    case 'wrongReject':
    case 'wrongAccept':
      return rankOfDecision(finding);
    case 'wrongDiagnostic':
      return deviation === 'misplaced' || deviation === 'vague' ? rankOfMessage(finding) : rankOfErrors(finding);
  }
}

/** Whether a finding is a follow-up: it is stored, but is not shown, exported or counted unless that is asked for. */
export function isFollowUp(finding: Ranked): boolean {
  return rankOf(finding).level === 4;
}

/** The order of findings in lists: by rank, then by evidence. */
export function byRank(a: Ranked, b: Ranked): number {
  return rankOf(a).level - rankOf(b).level || evidenceGrades.indexOf(a.evidence) - evidenceGrades.indexOf(b.evidence);
}

function rankOfDecision({ target, evidence, observations }: Ranked): Rank {
  const others = observations.filter((each) => each.target !== target && isDecided(each.outcome));
  if (evidence === 'belief' && others.length > 0)
    return { level: 4, why: 'all compilers that were asked do the same, and only the generator says otherwise' };
  if (evidence === 'rule' && others.length > 0)
    return { level: 3, why: 'a rule of the language says otherwise, and all compilers that were asked do the same' };
  if (others.length === 0) return { level: 2, why: 'it accepts or rejects a program wrongly' };
  return { level: 2, why: 'one compiler accepts what another rejects' };
}

// That an error could be clearer is a weak reproach where no other compiler does better.
function rankOfMessage({ signature: { deviation }, evidence }: Ranked): Rank {
  const what = deviation === 'vague' ? 'an error that does not speak of the fault' : 'an error at the wrong place';
  return evidence === 'belief' ? { level: 4, why: `a problematic message: ${what}` } : { level: 3, why: what };
}

// That a program takes long says little as long as no other version was seen to be quicker.
function rankOfSlowness({ evidence, dating }: Ranked): Rank {
  const isCompared = evidence !== 'belief' || dating?.lastGood !== undefined || dating?.fixedIn !== undefined;
  if (!isCompared) return { level: 4, why: 'it takes long, and no other version was seen to be quicker' };
  return { level: 2, why: 'it takes far longer than another version' };
}

// What is reported beside an error that all compilers report may follow from it.
function rankOfErrors({ target, observations, dating }: Ranked): Rank {
  const own = errorsOf(observations.find((each) => each.target === target));
  const others = observations.filter((each) => each.target !== target && each.outcome.kind === 'rejected');
  const compared = [own, ...others.map(errorsOf)];
  if (compared.flat().some(({ syntax }) => syntax))
    return { level: 4, why: 'the program does not parse, and parsers recover in different ways' };
  if (own.some((error) => others.some((other) => errorsOf(other).some((each) => isSame(each, error)))))
    return { level: 4, why: 'the compilers reject the program for the same error, which others may follow from' };
  if (compared.some((errors) => errors.length > 1))
    return { level: 4, why: 'the compilers reject the program for several different errors' };
  // Its makers have changed on their own what they report.
  if (dating?.fixedIn !== undefined && !isRelease(dating.fixedIn))
    return {
      level: 4,
      why: 'the compilers reject the program for different errors, and a development build no longer',
    };
  return { level: 3, why: 'the compilers reject the program for different errors' };
}

function isDecided({ kind }: Outcome): boolean {
  return kind === 'accepted' || kind === 'rejected';
}

function errorsOf(observation: Observation | undefined): readonly Diagnostic[] {
  return observation?.outcome.kind === 'rejected' ? observation.outcome.diagnostics : [];
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
  const isHere = a.at?.file === b.at?.file && a.at?.line === b.at?.line && a.at?.column === b.at?.column;
  return isHere && a.code === b.code;
}
