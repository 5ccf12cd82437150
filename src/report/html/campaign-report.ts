import type { HuntReport } from '../../core/hunt-report.js';
import type { VerdictCounts } from '../../core/verdict.js';
import type { ListedFinding } from '../finding-list.js';

/** A campaign at one moment of its time. */
export interface CampaignSample extends VerdictCounts {
  readonly second: number;
  readonly programs: number;
  readonly findings: number;
}

/** What one technique has done in all campaigns of a store. */
export interface TechniqueCounts {
  readonly technique: string;
  readonly campaigns: number;
  readonly programs: number;
  readonly counts: VerdictCounts;
  /** Findings whose program it made. */
  readonly findings: number;
}

/** All that the page about a campaign shows. */
export interface CampaignReport {
  readonly hunt: HuntReport;
  readonly startedAt: string;
  readonly cupelVersion: string;
  readonly samples: readonly CampaignSample[];
  readonly findings: readonly ListedFinding[];
  readonly techniques: readonly TechniqueCounts[];
}
