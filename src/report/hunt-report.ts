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
  readonly findings: readonly HuntFinding[];
}

/** What the end of a campaign says about one finding. */
type HuntFinding = Pick<Finding, 'id' | 'symptom' | 'signature' | 'evidence' | 'target'>;
