import type { CampaignSettings } from '../core/campaign-settings.js';
import type { ToolchainRecord } from '../core/finding.js';
import type { IndexRange } from '../core/index-range.js';
import type { VerdictCounts } from '../core/verdict.js';
import type { FirstExercise } from './exercised.js';

/** What a campaign is started with. */
export interface NewCampaign {
  readonly id: string;
  readonly seed: string;
  /** Everything that its programs depend on besides the seed; kept as JSON. */
  readonly settings: CampaignSettings;
  readonly cupelVersion: string;
  readonly toolchains: readonly ToolchainRecord[];
}

/** Whether a campaign goes on, is done, or was ended early and may be resumed. */
export type CampaignStatus = 'running' | 'finished' | 'stopped';

/** A campaign as the store knows it. */
export interface Campaign extends NewCampaign {
  readonly status: CampaignStatus;
  readonly startedAt: string;
  readonly updatedAt: string;
  readonly finishedAt?: string;
  /** Every program below this index is done. */
  readonly nextIndex: number;
  /** What is done above it. */
  readonly beyond: readonly IndexRange[];
  /** How many programs are done. */
  readonly programs: number;
  /** The time spent so far, over all its runs. */
  readonly seconds: number;
  readonly counts: VerdictCounts;
  readonly generatorFailures: number;
}

/** Why programs of a campaign were inconclusive, and how many. */
export interface InconclusiveReason {
  readonly why: string;
  readonly count: number;
}

/** Where a campaign stands: totals over all programs that are done, so that recording them twice is harmless. */
export interface CampaignProgress {
  /** Every program below this index is done. */
  readonly nextIndex: number;
  /** What is done above it: batches end in any order. */
  readonly beyond?: readonly IndexRange[];
  readonly seconds: number;
  readonly counts: VerdictCounts;
  readonly inconclusiveReasons: readonly InconclusiveReason[];
  /** What programs that are done since the last time were the first to exercise. */
  readonly exercised?: readonly FirstExercise[];
}

/** One point of a campaign's statistics over time. */
export interface Sample extends VerdictCounts {
  readonly second: number;
  readonly programs: number;
  readonly findings: number;
}

/** A program that could not be made: a defect of cupel. */
export interface GeneratorFailure {
  readonly index: number;
  /** The message with its stack. */
  readonly message: string;
}

/** How many programs are done. */
export function programsDone({ nextIndex, beyond = [] }: Pick<CampaignProgress, 'nextIndex' | 'beyond'>): number {
  return nextIndex + beyond.reduce((sum, { start, end }) => sum + end - start, 0);
}
