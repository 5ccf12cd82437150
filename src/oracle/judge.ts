import type { Expectation } from '../core/expectation.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation, Outcome, SourcePosition } from '../core/outcome.js';
import type { Signature, SignedFault, Symptom } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { parseTarget, toolchainOf } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict, Evidence, Judgement, Verdict } from '../core/verdict.js';
import { type Ending, endOf, endsAs, matchesParent } from './behaviour.js';
import { compare } from './compare.js';
import { constructAcross } from './construct.js';
import { crashSignature } from './crash-signature.js';
import { isNewerOfSameFamily } from './newer.js';
import { signedError } from './signed-error.js';

/** The part of a program that a verdict depends on. */
export type Judged = Pick<TestProgram, 'files' | 'driver' | 'expectation'>;

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
      return { target: subject.target, verdict: judgeOne({ program, subject, others, ledger }) };
    });
}

interface Case {
  readonly program: Judged;
  readonly subject: Observation;
  readonly others: readonly Observation[];
  readonly ledger: readonly IntendedDifference[];
}

function judgeOne(given: Case): Verdict {
  const { outcome } = given.subject;
  switch (outcome.kind) {
    case 'toolFailed':
      return { kind: 'inconclusive', why: `could not be observed: ${outcome.message}` };
    case 'crashed':
      return bug({ symptom: 'crash', crash: crashSignature(outcome.stack) }, 'witness');
    case 'timedOut':
      return judgeOverrun(given, 'hang');
    case 'outOfMemory':
      return judgeOverrun(given, 'outOfMemory');
    case 'accepted':
    case 'rejected':
      return judgeDecision(given, given.program.expectation);
  }
}

// A program that is too much for every implementation says nothing about one of them.
function judgeOverrun({ subject, others }: Case, symptom: Symptom): Verdict {
  const finished = others.filter(({ outcome }) => outcome.kind === 'accepted' || outcome.kind === 'rejected');
  if (finished.length === 0) return { kind: 'inconclusive', why: 'no implementation finished within the limits' };
  const fixed = finished.some((other) => isNewerOfSameFamily(other.target, subject.target));
  return bug({ symptom }, fixed ? 'fixed' : 'disagreement');
}

function judgeDecision(given: Case, expectation: Expectation): Verdict {
  switch (expectation.kind) {
    case 'accept':
      return judgeAcceptance(given);
    case 'reject':
      return judgeRejection(given, expectation);
    case 'agree':
      return judgeAgreement(given);
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
  if (outcome.kind !== 'rejected') return { kind: 'pass' };
  const lacking = given.ledger.find(
    ({ rule }) =>
      rule.kind === 'unsupported' && outcome.diagnostics.some(({ message }) => message.includes(rule.message)),
  );
  if (lacking) return { kind: 'inconclusive', why: lacking.reason };
  const evidence = evidenceFrom(given, (other) => other.kind === 'accepted');
  return bug({ symptom: 'wrongReject', ...signedError(outcome.diagnostics[0], sourcesOf(given.program)) }, evidence);
}

function judgeRejection(given: Case, { reason, at }: Extract<Expectation, { kind: 'reject' }>): Verdict {
  const { outcome } = given.subject;
  if (outcome.kind !== 'accepted') return at ? judgePlace(given, reason, at) : { kind: 'pass' };
  const evidence = outcome.fault ? 'witness' : evidenceFrom(given, (other) => other.kind === 'rejected');
  return bug({ symptom: 'wrongAccept', fault: signedFault(given.program, reason, at) }, evidence);
}

// An error within so many lines is at the place of the fault: some compilers point at the whole statement.
const nearby = 10;

// An error elsewhere may be a consequence of the fault: it is misplaced only if others do find the place.
function judgePlace({ program, subject, others }: Case, reason: string, at: SourcePosition): Verdict {
  const finds = ({ outcome }: Observation) =>
    outcome.kind === 'rejected' &&
    outcome.diagnostics.some((each) => each.at?.file === at.file && Math.abs(each.at.line - at.line) <= nearby);
  if (finds(subject) || !others.some(finds)) return { kind: 'pass' };
  const fixed = others.some((other) => finds(other) && isNewerOfSameFamily(other.target, subject.target));
  const reported = subject.outcome.kind === 'rejected' ? subject.outcome.diagnostics[0] : undefined;
  const signature = {
    symptom: 'wrongDiagnostic',
    deviation: 'misplaced',
    ...signedError(reported, sourcesOf(program)),
    fault: signedFault(program, reason, at),
  } as const;
  return bug(signature, fixed ? 'fixed' : 'disagreement');
}

// That a program and its parent mean the same is a rule of the technique; a target that treats them alike confirms it.
function judgeMatch(given: Case): Verdict {
  const { outcome, parent } = given.subject;
  if (parent?.kind !== 'accepted' && parent?.kind !== 'rejected')
    return { kind: 'inconclusive', why: 'no outcome of the parent program to compare with' };
  if (matchesParent(given.subject)) return { kind: 'pass' };
  const good = evidenceFrom(given, (_, other) => matchesParent(other));
  const evidence: Evidence = good === 'belief' ? 'rule' : good;
  if (outcome.kind === 'rejected') {
    const verdict = judgeAcceptance(given);
    return verdict.kind === 'bug' ? { ...verdict, evidence } : verdict;
  }
  if (parent.kind === 'accepted') return bug({ symptom: 'miscompile', differs: 'output', from: 'parent' }, evidence);
  const [missing] = parent.diagnostics;
  // Where it stands in the parent is no place in this program.
  const error = missing && { code: missing.code, construct: 'the parent' };
  return bug({ symptom: 'wrongAccept', deviation: 'missing', ...(error && { error }), from: 'parent' }, evidence);
}

function judgeRun(given: Case, expected: Ending): Verdict {
  const { outcome } = given.subject;
  if (outcome.kind !== 'accepted') return judgeAcceptance(given);
  if (!outcome.run || outcome.run.exitCode < 0)
    return { kind: 'inconclusive', why: 'the program was not run, and its expectation is about its run' };
  if (endsAs(outcome, expected)) return { kind: 'pass' };
  const evidence = evidenceFrom(given, (other) => endsAs(other, expected));
  return bug({ symptom: 'miscompile', ends: endOf(outcome.run) }, evidence);
}

function judgeAgreement(given: Case): Verdict {
  const { subject, others } = given;
  const references = others.filter((other) => other.reference);
  const own = references.filter((other) => toolchainOf(other.target) === toolchainOf(subject.target));
  if (own.length === 0) return judgeAgainst(given, references.length > 0 ? references : others.slice(0, 1));
  // A build that is compared with another tier of its own is not compared with other versions of it as well: whether those
  // compute the same is what dating finds out, and an older one may lack what the program uses.
  const verdict = judgeAgainst(given, own);
  const { family } = parseTarget(subject.target);
  const strangers = references.filter((other) => parseTarget(other.target).family !== family);
  return verdict.kind === 'pass' ? judgeAmongEngines(given, strangers) : verdict;
}

function judgeAgainst({ program, subject, others, ledger }: Case, base: readonly Observation[]): Verdict {
  if (base.length === 0) return { kind: 'inconclusive', why: 'no reference to compare with' };
  const sources = sourcesOf(program);
  let obstacle: string | undefined;
  let agreed = false;
  for (const reference of base) {
    const result = compare(subject.outcome, reference.outcome, sources, ledger);
    if (result.kind === 'incomparable') obstacle ??= result.why;
    if (result.kind === 'same') agreed = true;
    if (result.kind !== 'different') continue;
    const barrier = isSameBuild(subject, reference) ? undefined : barrierBetweenBuilds(program, ledger);
    if (barrier) {
      obstacle ??= `intended difference: ${barrier}`;
      continue;
    }
    const agrees = (other: Observation) =>
      compare(other.outcome, reference.outcome, sources, ledger).kind === 'same' &&
      isNewerOfSameFamily(other.target, subject.target);
    const fixed = others.some((other) => other !== reference && agrees(other));
    const evidence: Evidence = contradictsItself(subject, reference, result.signature)
      ? 'witness'
      : fixed
        ? 'fixed'
        : 'disagreement';
    return bug(result.signature, evidence);
  }
  // One reference that cannot be compared with does not take away what the others say.
  return agreed || !obstacle ? { kind: 'pass' } : { kind: 'inconclusive', why: obstacle };
}

// Families may be built on one engine, which then has the name of the first of them.
function engineOf(target: string, ledger: readonly IntendedDifference[]): string {
  const { family } = parseTarget(target);
  const shared = ledger.flatMap(({ rule }) => (rule.kind === 'sameEngine' ? [rule.families] : []));
  return shared.find((families) => families.includes(family))?.[0] ?? family;
}

// An engine that agrees with itself is wrong only if others agree about that: one that differs may lack something. Each
// engine has one voice, however many versions and products of it are asked.
function judgeAmongEngines(given: Case, strangers: readonly Observation[]): Verdict {
  const own = engineOf(given.subject.target, given.ledger);
  const voices = new Map<string, Verdict>();
  for (const stranger of strangers) {
    const engine = engineOf(stranger.target, given.ledger);
    if (engine === own) continue;
    const verdict = judgeAgainst(given, [stranger]);
    if (voices.get(engine)?.kind !== 'pass') voices.set(engine, verdict);
  }
  const verdicts = [...voices.values()];
  const against = verdicts.filter(({ kind }) => kind === 'bug');
  const alike = verdicts.filter(({ kind }) => kind === 'pass').length;
  if (against.length >= 2 && against.length > alike) return against[0] as Verdict;
  if (against.length === 0 || alike > 0) return { kind: 'pass' };
  return {
    kind: 'inconclusive',
    why: 'another engine gives a different result, and there is no third engine to decide',
  };
}

// What is printed by other ways than the driver, and what hosts add to the language, may rightly differ.
function barrierBetweenBuilds({ files, driver }: Judged, ledger: readonly IntendedDifference[]): string | undefined {
  // What cupel 0.1.0 found between builds it had looked at in this way, with a driver that cannot be told from the body now.
  if (driver?.kind === 'absorbed' && driver.whole) return undefined;
  const words = new Set(files.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));
  return ledger.find(
    ({ rule }) =>
      rule.kind === 'betweenBuilds' && (driver?.kind !== 'attached' || rule.words.some((word) => words.has(word))),
  )?.id;
}

function isSameBuild(one: Observation, other: Observation): boolean {
  return toolchainOf(one.target) === toolchainOf(other.target);
}

// One build that computes two things from one program is wrong, whatever the program means.
function contradictsItself(subject: Observation, reference: Observation, { symptom }: Signature): boolean {
  return symptom === 'miscompile' && isSameBuild(subject, reference);
}

function bug(signature: Signature, evidence: Evidence): BugVerdict {
  return { kind: 'bug', signature, evidence };
}

// The kind of the fault alone would be the name of many bugs: what stands at its place tells which part of a compiler failed.
function signedFault(program: Judged, kind: string, at: SourcePosition | undefined): SignedFault {
  return { kind, ...(at && { construct: constructAcross(at, sourcesOf(program)) }) };
}

function evidenceFrom(
  { subject, others }: Case,
  asExpected: (outcome: Outcome, other: Observation) => boolean,
): Evidence {
  const good = others.filter((other) => asExpected(other.outcome, other));
  if (good.some((other) => isNewerOfSameFamily(other.target, subject.target))) return 'fixed';
  return good.length > 0 ? 'disagreement' : 'belief';
}
