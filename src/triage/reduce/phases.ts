import { type Expectation, mustRun } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Signature } from '../../core/signature.js';
import type { Language } from '../../model/language.js';
import type { Pass } from '../../model/reduction.js';
import type { Syntax } from '../../model/source/syntax.js';
import { hasJudge } from './keeps-others.js';
import { canonicalNames } from './passes/canonical-names.js';
import { layout } from './passes/layout.js';
import { modelPasses } from './passes/model-passes.js';
import { neededPass, textPasses } from './passes/text-passes.js';
import { typedPasses, unfoldingPasses } from './passes/typed-passes.js';
import type { Viewer } from './typed/open-viewer.js';

/** A language, and how its texts are taken apart. */
export interface TextOf {
  readonly language: Language;
  readonly syntax: Syntax;
  /** What tells the types of its programs. */
  readonly viewer?: Viewer;
}

/**
 * The passes that may be used on a finding, in phases: each is repeated until it finds nothing more. Without another
 * compiler that says what is right, a well-typed program is only cut by what keeps it well-typed, and a wrong one not at
 * all: it could lose its fault. Nor is one cut whose run must show something.
 */
export function phases(finding: Finding, { language, syntax, viewer }: TextOf): Pass[][] {
  if (!mayBeCut(finding)) return [];
  const judged = hasJudge(finding);
  const onModel = language.model ? modelPasses(language.model).filter(({ keeps }) => judged || keeps === 'types') : [];
  const onText = judged ? textPasses({ syntax, substitutes: language.substitutes }) : [];
  const reduction = judged && viewer ? language.typedReduction : undefined;
  // What no word names goes first: that needs no types.
  const byTypes = viewer && reduction ? [neededPass(syntax), ...typedPasses(viewer, reduction)] : [];
  const unfolding = viewer && reduction ? unfoldingPasses(viewer, reduction) : [];
  return [onModel, byTypes, [...onText, ...unfolding], judged ? [canonicalNames, layout] : [layout]];
}

/** What is done when the time is over: what is used by nothing goes, and the rest is laid out. */
export function lastPasses(finding: Finding, syntax: Syntax): Pass[] {
  if (!mayBeCut(finding)) return [];
  return hasJudge(finding) ? [neededPass(syntax), layout] : [layout];
}

function mayBeCut(finding: Finding): boolean {
  const judged = hasJudge(finding);
  const { expectation } = finding.program;
  // What a program must do when it runs is lost by any cut, and only another target tells. A match is one with the parent
  // as it was: how the smaller program would follow from a smaller parent is not known.
  if (showsInRuns(expectation, finding.signature) && !judged) return false;
  // Where an error is misplaced, cutting would move the place that it should be at.
  return expectation.kind !== 'reject' || (judged && finding.signature.symptom !== 'wrongDiagnostic');
}

function showsInRuns(expectation: Expectation, signature: Signature): boolean {
  if (expectation.kind === 'anyOf') return expectation.options.some((option) => showsInRuns(option, signature));
  if (mustRun(expectation)) return signature.symptom === 'miscompile';
  return expectation.kind === 'run' || expectation.kind === 'match';
}
