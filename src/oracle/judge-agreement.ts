import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation } from '../core/outcome.js';
import type { Signature } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { parseTarget, toolchainOf } from '../core/target.js';
import type { Evidence, Verdict } from '../core/verdict.js';
import { decisionOf, hasRun, isEndless } from './behaviour.js';
import { bug, type Case, type Judged } from './case.js';
import { compare } from './compare.js';
import { isNewerOfSameFamily } from './newer.js';

/** Says whether a target did what the references did, or the first other target where there is no reference. */
export function judgeAgreement(given: Case): Verdict {
  const { subject, others } = given;
  const references = others.filter((other) => other.reference);
  const own = references.filter((other) => isSameBuild(subject, other));
  if (own.length === 0) return judgeAgainst(given, baseOf(given, references));
  // A build that is compared with another tier of its own is not compared with other versions of it as well: whether those
  // compute the same is what dating finds out, and an older one may lack what the program uses.
  const verdict = judgeAgainst(given, own);
  if (verdict.kind === 'bug') return verdict;
  const { family } = parseTarget(subject.target);
  const strangers = references.filter((other) => parseTarget(other.target).family !== family);
  const beside = judgeAmongStrangers(given, strangers);
  return beside.kind === 'bug' || verdict.kind === 'pass' ? beside : verdict;
}

/** Says whether a target did what every reference did, whatever build and version that is of; the same build comes first. */
export function judgeAgainstAll(given: Case): Verdict {
  const { subject } = given;
  const references = given.others.filter((other) => other.reference);
  const own = references.filter((other) => isSameBuild(subject, other));
  return judgeAgainst(given, [...own, ...references.filter((other) => !own.includes(other))]);
}

// A target that ends is not judged by one that does not, so all that end are asked about one that does not.
function baseOf({ subject, others }: Case, references: readonly Observation[]): readonly Observation[] {
  const base = references.length > 0 ? references : others.slice(0, 1);
  if (!isEndless(subject.outcome)) return base;
  return [...base, ...others.filter((other) => hasRun(other.outcome) && !base.includes(other))];
}

// That a program is rejected has one cause, the same in all tiers: one compiler that accepts it is enough.
function judgeAmongStrangers(given: Case, strangers: readonly Observation[]): Verdict {
  if (strangers.length === 0) return { kind: 'pass' };
  return given.subject.outcome.kind === 'rejected'
    ? judgeAgainst(given, strangers)
    : judgeAmongEngines(given, strangers);
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
    const barrier = barrierBetween({ program, subject, ledger }, reference);
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
    return bug(result.signature, evidence, result.about);
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

// What two builds may rightly differ in, though one build may not.
function barrierBetween(
  given: Pick<Case, 'program' | 'subject' | 'ledger'>,
  reference: Observation,
): string | undefined {
  const { program, subject, ledger } = given;
  if (isSameBuild(subject, reference)) return undefined;
  return newerSyntax(subject, reference, ledger) ?? hostObjects(program, ledger);
}

function newerSyntax(a: Observation, b: Observation, ledger: readonly IntendedDifference[]): string | undefined {
  const [rejecting, accepting] = a.outcome.kind === 'rejected' ? [a, b] : [b, a];
  const { outcome } = rejecting;
  if (outcome.kind !== 'rejected' || decisionOf(accepting.outcome).kind !== 'accepted') return undefined;
  if (isNewerOfSameFamily(rejecting.target, accepting.target)) return undefined;
  return ledger.find(
    ({ rule }) => rule.kind === 'newerSyntax' && outcome.diagnostics.every(({ code }) => rule.codes.includes(code)),
  )?.id;
}

// What is printed by other ways than the driver, and what hosts add to the language, may rightly differ.
function hostObjects({ files, driver }: Judged, ledger: readonly IntendedDifference[]): string | undefined {
  // What cupel 0.1.0 found between builds it had looked at in this way, with a driver that cannot be told from the body now.
  if (driver?.kind === 'absorbed' && driver.whole) return undefined;
  const words = new Set(files.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));
  return ledger.find(
    ({ rule }) =>
      rule.kind === 'betweenBuilds' && (driver?.kind !== 'attached' || rule.words.some((word) => words.has(word))),
  )?.id;
}

/** Whether two targets are tiers, or other configurations, of one build. */
export function isSameBuild(one: Observation, other: Observation): boolean {
  return toolchainOf(one.target) === toolchainOf(other.target);
}

// One build that computes two things from one program is wrong, whatever the program means.
function contradictsItself(subject: Observation, reference: Observation, { symptom }: Signature): boolean {
  return symptom === 'miscompile' && isSameBuild(subject, reference);
}
