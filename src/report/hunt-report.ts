import type { Finding } from '../core/finding.js';
import type { VerdictCounts } from '../core/verdict.js';

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
  readonly findings: readonly HuntFinding[];
  /** What they know of. */
  readonly known: readonly KnownFinding[];
  /** What turned out to be the same bug as another finding. */
  readonly duplicates: readonly DuplicateFinding[];
  /** What findings had to be new against, and what it shows as well. */
  readonly base?: { readonly target: string; readonly findings: readonly HuntFinding[] };
}

/** What the end of a campaign says about one finding. */
type HuntFinding = Pick<Finding, 'id' | 'signature' | 'evidence' | 'target' | 'program'>;

/** A finding by its id, and the one that is the same bug. */
type DuplicateFinding = Pick<Finding, 'id' | 'duplicateOf'>;

/** A finding by its id, and the known bug that it is. */
type KnownFinding = Pick<Finding, 'id' | 'knownBug'>;
