import type { Finding } from './finding.js';
import type { VerdictCounts } from './verdict.js';

/** All that there is to say at the end of a campaign, for people and for programs. */
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
  /** What is new to the makers of the compiler, as far as is known. */
  readonly findings: readonly Finding[];
  /** What is known upstream. */
  readonly known: readonly Pick<Finding, 'id' | 'knownBug'>[];
  /** What turned out to be the same bug as another finding. */
  readonly duplicates: readonly Pick<Finding, 'id' | 'duplicateOf'>[];
  /** What findings had to be new against, and what it shows as well. */
  readonly base?: { readonly target: string; readonly findings: readonly Finding[] };
}
