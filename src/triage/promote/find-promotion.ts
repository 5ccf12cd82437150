import { withoutPlace } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Diagnostic, Observation } from '../../core/outcome.js';
import { hasSameDifference, isPromotion } from '../../core/same-bug.js';
import type { Signature } from '../../core/signature.js';
import type { Language } from '../../model/language.js';
import type { Candidate } from '../../model/reduction.js';
import { syntaxOf } from '../../model/syntax-of.js';
import { judge } from '../../oracle/judge.js';
import type { Laboratory } from '../laboratory.js';
import { candidateOf } from '../reduce/candidate.js';
import { inLanes } from '../reduce/inquiry.js';
import { cutText, type TextCut } from '../reduce/text/text-cut.js';
import { proposals } from './proposals.js';

/** What a promotion works with. */
export interface PromotionInput {
  readonly finding: Finding;
  readonly language: Language;
  readonly laboratory: Pick<Laboratory, 'observe'>;
  /** How many batches the laboratory can work on at once. */
  readonly lanes: number;
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Whether a finding is about errors in a program that all compilers reject, some of which might be removed. */
export function canBePromoted({ program, signature }: Pick<Finding, 'program' | 'signature'>): boolean {
  const isWhole = program.driver?.kind !== 'attached';
  return program.expectation.kind === 'agree' && signature.symptom === 'wrongDiagnostic' && isWhole;
}

/**
 * Searches for a program without the errors that all compilers report, which one then accepts and another rejects for the
 * error that they differ in. There is none if that error only followed from the others.
 */
export async function findPromotion(input: PromotionInput): Promise<Candidate | undefined> {
  const { finding } = input;
  if (!canBePromoted(finding)) return undefined;
  const began = performance.now();
  const isOver = () => input.signal?.aborted === true || (performance.now() - began) / 1000 >= input.seconds;
  const start = candidateOf(finding.program, true);
  for (const side of acceptingSides(finding.signature)) {
    const promoted = await removeErrors(start, side, { ...input, isOver });
    if (promoted) return promoted;
  }
  return undefined;
}

/** Who is to accept the program in the end. */
type Side = 'target' | 'others';

function acceptingSides({ deviation }: Signature): Side[] {
  if (deviation === 'extra') return ['others'];
  return deviation === 'missing' ? ['target'] : ['others', 'target'];
}

interface Search extends PromotionInput {
  readonly isOver: () => boolean;
}

/** A program with the errors that are left to remove. */
interface Trial {
  readonly candidate: Candidate;
  readonly cuts: readonly TextCut[];
  readonly errors: readonly Diagnostic[];
  /** Whether it still shows the error that the compilers differ in, and whether it shows that alone. */
  readonly keeps: boolean;
  readonly isPromoted: boolean;
}

// As many programs are shown at once as fill a batch; the larger changes are often not needed.
const batchSize = 32;

async function removeErrors(start: Candidate, side: Side, search: Search): Promise<Candidate | undefined> {
  const { finding, language, isOver } = search;
  const syntax = await syntaxOf(language);
  let best: Pick<Trial, 'candidate' | 'errors'> = {
    candidate: start,
    errors: errorsOf(finding.observations, side, finding),
  };
  while (best.errors.length > 0 && !isOver()) {
    const from = best;
    const better: Trial[] = [];
    const cuts = proposals(from.candidate, from.errors, { language, syntax });
    for (let i = 0; i < cuts.length && !isOver(); i += batchSize) {
      const tried = await tryCuts(
        from.candidate,
        cuts.slice(i, i + batchSize).map((cut) => [cut]),
        { side, search },
      );
      const promoted = tried.find(({ isPromoted }) => isPromoted);
      if (promoted) return promoted.candidate;
      better.push(...tried.filter(({ keeps, errors }) => keeps && errors.length < from.errors.length));
    }
    const apart = better.flatMap((each) => each.cuts);
    const both = better.length > 1 && !isOver() ? [withoutOuter(apart), apart] : [];
    const together = await tryCuts(from.candidate, both, { side, search });
    const promoted = together.find(({ isPromoted }) => isPromoted);
    if (promoted) return promoted.candidate;
    const [next] = [...together.filter(({ keeps }) => keeps), ...better].sort(byErrorsLeft);
    if (!next) return undefined;
    best = next;
  }
  return undefined;
}

// The small changes among several, which are in the order of their sizes.
function withoutOuter(cuts: readonly TextCut[]): TextCut[] {
  return cuts.filter((cut, i) => !cuts.slice(0, i).some((smaller) => overlap(smaller, cut)));
}

function overlap(a: TextCut, b: TextCut): boolean {
  return a.file === b.file && a.start < b.end && b.start < a.end;
}

function byErrorsLeft(a: Trial, b: Trial): number {
  return a.errors.length - b.errors.length;
}

async function tryCuts(
  candidate: Candidate,
  cuts: readonly (readonly TextCut[])[],
  { side, search }: { readonly side: Side; readonly search: Search },
): Promise<Trial[]> {
  const { finding, language, laboratory, lanes, signal } = search;
  const made = cuts.flatMap((each) => {
    const cut = cutText(candidate, each);
    return cut ? [{ candidate: cut, cuts: each }] : [];
  });
  const programs = made.map((each) => each.candidate);
  const rows = await inLanes(programs, lanes, (batch) => laboratory.observe(batch, signal));
  const expectation = withoutPlace(finding.program.expectation);
  return made.map((each, i) => {
    const observations = rows[i] ?? [];
    const verdict = judge({ ...each.candidate, expectation }, observations, language.intendedDifferences).find(
      ({ target }) => target === finding.target,
    )?.verdict;
    const signature = verdict?.kind === 'bug' ? verdict.signature : undefined;
    return {
      ...each,
      errors: errorsOf(observations, side, finding),
      keeps: signature !== undefined && hasSameDifference(finding.signature, signature),
      isPromoted: signature !== undefined && isPromotion(finding.signature, signature),
    };
  });
}

function errorsOf(observations: readonly Observation[], side: Side, { target }: Finding): Diagnostic[] {
  const others = observations.filter((each) => each.target !== target);
  const references = others.filter(({ reference }) => reference);
  const compared = references.length > 0 ? references : others.slice(0, 1);
  const accepting = side === 'others' ? compared : observations.filter((each) => each.target === target);
  return accepting.flatMap(({ outcome }) => (outcome.kind === 'rejected' ? outcome.diagnostics : []));
}
