import type { Avoidance } from './avoidance.js';
import type { LibraryCoverage } from './exercised.js';
import type { Finding } from './finding.js';
import type { VerdictCounts } from './verdict.js';

/** The results of a campaign, for people and for tools. */
export interface HuntReport {
  readonly campaign: string;
  readonly status: 'finished' | 'stopped';
  readonly technique: string;
  readonly seed: string;
  readonly targets: readonly string[];
  readonly references: readonly string[];
  readonly programs: number;
  readonly seconds: number;
  readonly counts: VerdictCounts;
  readonly inconclusiveReasons: readonly { readonly why: string; readonly count: number }[];
  readonly generatorFailures: number;
  /** What its programs exercise of libraries, where they are about any. */
  readonly coverage?: LibraryCoverage;
  /** Features that most programs go without, because a bug that was frequent needs them. */
  readonly muted?: readonly Avoidance[];
  /** Findings that are not known upstream, as far as cupel can tell, by rank. */
  readonly findings: readonly Finding[];
  /** Findings that are known upstream. */
  readonly known: readonly Pick<Finding, 'id' | 'knownBug'>[];
  /** Duplicates of another finding. */
  readonly duplicates: readonly Pick<Finding, 'id' | 'duplicateOf'>[];
  /** Findings that somebody has marked: they are intended, noise, reported or fixed. */
  readonly marked: readonly Pick<Finding, 'id' | 'mark'>[];
  /** Differences that probably follow from errors that all compilers report; among the findings if they are asked for. */
  readonly followUps: readonly Pick<Finding, 'id'>[];
  /** The base of `--only-new`, and the findings that it reproduces. */
  readonly base?: { readonly target: string; readonly findings: readonly Finding[] };
}

/** Why a campaign that came to its end says nothing about the targets; nothing if it does, or if it was stopped. */
export function whyNothingTested(report: HuntReport): string | undefined {
  const { status, counts, generatorFailures, inconclusiveReasons } = report;
  if (status === 'stopped' || counts.pass + counts.bug > 0) return undefined;
  const [most] = inconclusiveReasons.toSorted((a, b) => b.count - a.count);
  if (most) return `every program was inconclusive, most often: ${most.why}`;
  return generatorFailures > 0
    ? 'no program could be generated'
    : 'no program was finished in time: the machine is too busy, or a compiler hangs; give it more time with --for';
}
