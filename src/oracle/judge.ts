import { type Expectation, mustRun } from '../core/expectation.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation, Run, SourcePosition } from '../core/outcome.js';
import type { Signature, SignedFault, Symptom } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { parseTarget } from '../core/target.js';
import type { Evidence, Judgement, Verdict } from '../core/verdict.js';
import { compareVersions } from '../core/version.js';
import { decisionOf, type Ending, endOf, endsAs, hasRun, isEndless, matchesParent, meetsLimit } from './behaviour.js';
import { bug, type Case, evidenceFrom, type Judged } from './case.js';
import { constructAcross } from './construct.js';
import { crashSignature } from './crash-signature.js';
import { isSameBuild, judgeAgainstAll, judgeAgreement } from './judge-agreement.js';
import { judgeConsistency } from './judge-consistency.js';
import { isMentioned, isNearFault } from './near-fault.js';
import { isNewerOfSameFamily } from './newer.js';
import { whySilent, withRule } from './rules.js';
import { signedError } from './signed-error.js';
import { isQuicker, isSlow } from './slow.js';

/** Says of each target under test whether it did what the program expects: the only place that decides what a bug is. */
export function judge(
  program: Judged,
  observations: readonly Observation[],
  ledger: readonly IntendedDifference[],
): Judgement[] {
  return observations
    .filter((observation) => !observation.reference)
    .map((subject) => {
      const others = observations.filter((other) => other !== subject);
      return { target: subject.target, verdict: withRule(judgeOne({ program, subject, others, ledger }), program) };
    });
}

function judgeOne(given: Case): Verdict {
  const { outcome } = given.subject;
  switch (outcome.kind) {
    case 'toolFailed':
      return { kind: 'inconclusive', why: `could not be observed: ${outcome.message}` };
    case 'crashed':
      return bug({ symptom: 'crash', crash: crashSignature(outcome.stack) }, 'witness');
    case 'timedOut':
      return outcome.running ? judgeByRules(given) : judgeOverrun(given, 'hang');
    case 'outOfMemory':
      return judgeOverrun(given, 'outOfMemory');
    case 'accepted':
    case 'rejected': {
      const verdict = judgeByRules(given);
      return verdict.kind === 'pass' ? judgeCost(given) : verdict;
    }
  }
}

// A program that takes every compiler long is no bug of one of them; nothing is known where no other one was asked.
function judgeCost(given: Case): Verdict {
  const { subject, others } = given;
  if (!isSlow(subject.outcome)) return { kind: 'pass' };
  const decided = others.filter(({ outcome }) => outcome.kind === 'accepted' || outcome.kind === 'rejected');
  const evidence = evidenceFrom({ ...given, others: decided }, (_, other) => isQuicker(other, subject));
  return decided.length > 0 && evidence === 'belief' ? { kind: 'pass' } : bug({ symptom: 'slow' }, evidence);
}

function judgeByRules(given: Case): Verdict {
  const why = whySilent(given.program, given.subject);
  return why === undefined ? judgeDecision(given, given.program.expectation) : { kind: 'inconclusive', why };
}

// A program that is too much for every implementation says nothing about one of them.
function judgeOverrun(given: Case, symptom: Symptom): Verdict {
  const isFinished = ({ outcome }: Observation) => outcome.kind === 'accepted' || outcome.kind === 'rejected';
  // A text is short, and nobody else is there to say that it is too much; the memory of a compiler is a matter of settings.
  const isAlone = given.others.length === 0 && given.program.expectation.kind === 'agree';
  if (isAlone && symptom === 'hang') return bug({ symptom }, 'belief');
  return judgeUnfinished(given, { symptom }, isFinished);
}

// A program that is run was accepted; whether it ends is a question to those who run it.
function judgeEndlessRun(given: Case, expectation: Exclude<Expectation, { kind: 'anyOf' }>): Verdict {
  switch (expectation.kind) {
    case 'reject':
      return judgeRejection(given, expectation);
    case 'run':
      return judgeUnfinished(given, endless, ({ outcome }) => hasRun(outcome));
    case 'agree':
    case 'consistent':
      return judgeWhetherItEnds(given);
    case 'match': {
      const { parent } = given.subject;
      if (parent && (parent.kind === 'rejected' || hasRun(parent))) return judgeMatch(given);
      return judgeWhetherItEnds(withRunsOnly(given));
    }
    case 'accept':
      return judgeWhetherItEnds(withRunsOnly(given));
  }
}

const endless: Signature = { symptom: 'miscompile', ends: 'never' };

// One build must do the same in all its tiers. What other builds do is weighed as it is where they give another output.
function judgeWhetherItEnds(given: Case): Verdict {
  const { subject, others } = given;
  const evidence = evidenceFrom(given, hasRun);
  if (others.some((other) => hasRun(other.outcome) && isSameBuild(subject, other))) return bug(endless, evidence);
  const verdict = judgeAgreement(given);
  if (verdict.kind === 'bug') return verdict.signature.ends === undefined ? verdict : { ...verdict, evidence };
  // That others do not end either may be because of their limits.
  return { kind: 'inconclusive', why: 'no implementation that decides it finished within the limits' };
}

function withRunsOnly(given: Case): Case {
  return { ...given, others: given.others.filter(({ outcome }) => hasRun(outcome) || isEndless(outcome)) };
}

function judgeUnfinished(
  { subject, others }: Case,
  signature: Signature,
  isFinished: (other: Observation) => boolean,
): Verdict {
  const finished = others.filter(isFinished);
  if (finished.length === 0) return { kind: 'inconclusive', why: 'no implementation finished within the limits' };
  const fixed = finished.some((other) => isNewerOfSameFamily(other.target, subject.target));
  return bug(signature, fixed ? 'fixed' : 'disagreement');
}

function judgeDecision(given: Case, expectation: Expectation): Verdict {
  if (expectation.kind !== 'anyOf' && isEndless(given.subject.outcome)) return judgeEndlessRun(given, expectation);
  switch (expectation.kind) {
    case 'accept':
      return judgeAcceptance(given);
    case 'reject':
      return judgeRejection(given, expectation);
    case 'agree':
      // Of one alone, a decision is as good as the other: only crashes and hangs are bugs.
      return given.others.length === 0 ? { kind: 'pass' } : judgeAgreement(given);
    case 'consistent':
      return judgeConsistency(given);
    case 'match':
      return judgeMatch(given);
    case 'run':
      return judgeRun(given, expectation);
    case 'anyOf': {
      const verdicts = expectation.options.map((option) => judgeDecision(given, option));
      const best = verdicts.find(({ kind }) => kind === 'pass') ?? verdicts.find(({ kind }) => kind === 'inconclusive');
      return best ?? verdicts[0] ?? { kind: 'inconclusive', why: 'the program has no expectation' };
    }
  }
}

function judgeAcceptance(given: Case): Verdict {
  const { outcome } = given.subject;
  if (outcome.kind !== 'rejected') return judgeRuns(given);
  if (given.subject.parent?.kind === 'rejected' && given.program.rules)
    return { kind: 'inconclusive', why: 'the program that the rule was applied to is rejected as well' };
  const lacking = given.ledger.find((entry) => isLacking(entry, given.subject));
  if (lacking) return { kind: 'inconclusive', why: lacking.reason };
  const evidence = evidenceFrom(given, (other) => decisionOf(other).kind === 'accepted');
  const [first] = outcome.diagnostics;
  return bug({ symptom: 'wrongReject', ...signedError(first, sourcesOf(given.program)) }, evidence, first);
}

// What is accepted as expected is still compared with the others that have run it.
function judgeRuns(given: Case): Verdict {
  if (!hasRun(given.subject.outcome)) return { kind: 'pass' };
  if (mustRun(given.program.expectation)) return judgeMain(given, given.subject.outcome.run);
  const verdict = judgeAgreement({ ...given, others: given.others.filter(({ outcome }) => hasRun(outcome)) });
  return verdict.kind === 'bug' ? verdict : { kind: 'pass' };
}

const normally: Ending = { kind: 'run', ends: 'normally' };

// The main of a program that must run ends, and prints the same wherever it ends.
function judgeMain(given: Case, run: Run): Verdict {
  if (meetsLimit(run)) return { kind: 'inconclusive', why: 'the program exceeded a limit of the machine' };
  const well = given.others.filter(({ outcome }) => endsAs(outcome, normally));
  if (endsAs(given.subject.outcome, normally)) {
    const verdict = judgeAgainstAll({ ...given, others: well });
    return verdict.kind === 'bug' ? verdict : { kind: 'pass' };
  }
  const contradicted = well.some((other) => isSameBuild(given.subject, other));
  const evidence = contradicted ? 'witness' : evidenceFrom(given, (other) => endsAs(other, normally));
  return bug({ symptom: 'miscompile', ends: endOf(run) }, evidence);
}

// Whether a version rejects a program because it does not have yet what the program uses.
function isLacking({ rule }: IntendedDifference, { target, outcome }: Observation): boolean {
  if (rule.kind !== 'unsupported' || outcome.kind !== 'rejected') return false;
  const { family, version = '0' } = parseTarget(target);
  if (family !== rule.family || compareVersions(version, rule.before) >= 0) return false;
  return outcome.diagnostics.some(({ message }) => message.includes(rule.message));
}

function judgeRejection(given: Case, expectation: Rejection): Verdict {
  const { reason, at } = expectation;
  const outcome = decisionOf(given.subject.outcome);
  if (outcome.kind !== 'accepted') return judgeError(given, expectation);
  const evidence = outcome.fault ? 'witness' : evidenceFrom(given, (other) => other.kind === 'rejected');
  return bug({ symptom: 'wrongAccept', fault: signedFault(given.program, reason, at) }, evidence);
}

type Rejection = Extract<Expectation, { kind: 'reject' }>;

// An error elsewhere may be a consequence of the fault: it is misplaced only if others do find the place, or if there was no
// error before a rule was applied. The same holds for what an error does not speak of.
function judgeError(given: Case, { reason, at, mentions = [] }: Rejection): Verdict {
  const { program, subject, others } = given;
  if (!at) return { kind: 'pass' };
  const finds = ({ outcome }: Observation) => isNearFault(outcome, at);
  const speaks = ({ outcome }: Observation) => isMentioned(outcome, at, mentions);
  const [deviation, isRight] = finds(subject) ? (['vague', speaks] as const) : (['misplaced', finds] as const);
  if (isRight(subject)) return { kind: 'pass' };
  const isWeak = program.rules !== undefined && subject.parent?.kind === 'accepted';
  if (!isWeak && !others.some(isRight)) return { kind: 'pass' };
  const reported = subject.outcome.kind === 'rejected' ? subject.outcome.diagnostics[0] : undefined;
  const signature = {
    symptom: 'wrongDiagnostic',
    deviation,
    ...signedError(reported, sourcesOf(program)),
    fault: signedFault(program, reason, at),
  } as const;
  return bug(
    signature,
    evidenceFrom(given, (_, other) => isRight(other)),
    reported,
  );
}

// That a program and its parent mean the same is a rule of the technique; a target that treats them alike confirms it.
function judgeMatch(given: Case): Verdict {
  const { outcome, parent: seen } = given.subject;
  const parent = seen && outcome.kind === 'rejected' ? decisionOf(seen) : seen;
  if (parent?.kind !== 'accepted' && parent?.kind !== 'rejected')
    return { kind: 'inconclusive', why: 'no outcome of the parent program to compare with' };
  if (matchesParent(given.subject)) return { kind: 'pass' };
  const good = evidenceFrom(given, (_, other) => matchesParent(other));
  const evidence: Evidence = good === 'belief' ? 'rule' : good;
  if (outcome.kind === 'rejected') {
    const verdict = judgeAcceptance(given);
    return verdict.kind === 'bug' ? { ...verdict, evidence } : verdict;
  }
  if (parent.kind === 'accepted') {
    const how: Signature = isEndless(outcome) ? endless : { symptom: 'miscompile', differs: 'output' };
    return bug({ ...how, from: 'parent' }, evidence);
  }
  const [missing] = parent.diagnostics;
  // Where it stands in the parent is no place in this program.
  const error = missing && { code: missing.code, construct: 'the parent' };
  return bug(
    { symptom: 'wrongAccept', deviation: 'missing', ...(error && { error }), from: 'parent' },
    evidence,
    missing,
  );
}

function judgeRun(given: Case, expected: Ending): Verdict {
  const { outcome } = given.subject;
  if (outcome.kind !== 'accepted') return judgeAcceptance(given);
  if (!hasRun(outcome))
    return { kind: 'inconclusive', why: 'the program was not run, and its expectation is about its run' };
  if (endsAs(outcome, expected)) return { kind: 'pass' };
  const evidence = evidenceFrom(given, (other) => endsAs(other, expected));
  return bug({ symptom: 'miscompile', ends: endOf(outcome.run) }, evidence);
}

// The kind of the fault alone would be the name of many bugs: what stands at its place tells which part of a compiler failed.
function signedFault(program: Judged, kind: string, at: SourcePosition | undefined): SignedFault {
  return { kind, ...(at && { construct: constructAcross(at, sourcesOf(program)) }) };
}
