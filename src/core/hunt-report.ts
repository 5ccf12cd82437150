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
  /** Findings that are not known upstream, as far as cupel can tell. */
  readonly findings: readonly Finding[];
  /** Findings that are known upstream. */
  readonly known: readonly Pick<Finding, 'id' | 'knownBug'>[];
  /** Duplicates of another finding. */
  readonly duplicates: readonly Pick<Finding, 'id' | 'duplicateOf'>[];
  /** The base of `--only-new`, and the findings that it reproduces. */
  readonly base?: { readonly target: string; readonly findings: readonly Finding[] };
}
