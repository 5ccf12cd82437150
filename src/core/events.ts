import type { Finding } from './finding.js';
import type { VerdictCounts } from './verdict.js';

/** What a running campaign tells whoever watches it. */
export type CampaignEvent =
  | {
      readonly kind: 'progress';
      readonly programs: number;
      readonly seconds: number;
      readonly counts: VerdictCounts;
    }
  /** A bug that the store did not know; it is durable by now. */
  | { readonly kind: 'found'; readonly finding: Finding }
  /** A finding is about to be made small; the time is what is left for all. */
  | {
      readonly kind: 'triage';
      readonly finding: Finding;
      readonly waiting: number;
      readonly secondsLeft: number;
    }
  | { readonly kind: 'reduced' | 'dated'; readonly finding: Finding }
  | { readonly kind: 'generatorFailed'; readonly index: number; readonly message: string };
