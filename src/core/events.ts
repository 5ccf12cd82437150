import type { RunDifference } from './run-difference.js';
import type { Avoidance } from './avoidance.js';
import type { HuntSettings } from './campaign-settings.js';
import type { Finding } from './finding.js';
import type { HuntReport } from './hunt-report.js';
import type { KnownBug } from './known-bug.js';
import type { Observation, Outcome } from './outcome.js';
import type { SelfTest } from './toolchain.js';
import type { Judgement, VerdictCounts } from './verdict.js';

/** What happens during work, in one stream; the campaign is absent only where there is none, as when a file is reduced. */
export type CupelEvent = { readonly campaign?: string } & Happening;

/** A listener; it must not throw, and receives all events in order. */
export type Listen = (event: CupelEvent) => void;

type Happening =
  /** The compilers are open, and their self-tests begin. */
  | ({ readonly kind: 'started' } & CampaignStart)
  /** The self-tests have passed; where the campaign begins. */
  | ({ readonly kind: 'tested'; readonly findings: number } & Progress)
  | ({ readonly kind: 'progress' } & Progress)
  /** A bug that is new to the store; it has been written. */
  | { readonly kind: 'found'; readonly finding: Finding }
  /** A finding is about to be reduced; the time is what is left for all. */
  | { readonly kind: 'triage'; readonly finding: Finding; readonly waiting: number; readonly secondsLeft: number }
  /** A pass of a reduction is done. */
  | ({ readonly kind: 'reducing'; readonly finding: string } & ReductionStep)
  | { readonly kind: 'reduced' | 'dated'; readonly finding: Finding }
  /** A version was tested for a finding, or was skipped. */
  | { readonly kind: 'asked'; readonly finding: string; readonly target: string; readonly answer: string }
  /** A finding was shown to a version again. */
  | ({ readonly kind: 'retested' } & Retested)
  /** It was decided about a bug that many programs show what later ones go without; this is stored. */
  | { readonly kind: 'avoiding'; readonly avoidance: Avoidance }
  /** A program could not be generated: a bug in cupel. */
  | { readonly kind: 'failed'; readonly index: number; readonly message: string }
  /** A campaign is over, or was stopped. */
  | { readonly kind: 'ended'; readonly report: HuntReport }
  /** The self-tests of a compiler are done. */
  | ({ readonly kind: 'examined' } & ExaminedToolchain)
  /** The program of a known bug was compiled. */
  | ({ readonly kind: 'bugTested' } & TestedBug)
  /** A program of the user was compiled. */
  | ({ readonly kind: 'checked' } & CheckedProgram)
  /** Something that takes a while, such as an installation, in words. */
  | { readonly kind: 'notice'; readonly text: string }
  /** Something that cannot be read and was left out, in words. */
  | { readonly kind: 'damaged'; readonly text: string };

/** How far a reduction has come. */
interface ReductionStep {
  readonly pass: string;
  readonly tokens: { readonly before: number; readonly now: number };
  readonly queries: number;
  readonly seconds: number;
}

/** What a campaign begins with. */
export interface CampaignStart {
  readonly seed: string;
  readonly settings: HuntSettings;
  /** How many programs an earlier run of it has done; absent if it is new. */
  readonly resumedAt?: number;
  /** Its toolchains, with the configurations that their builds do not have. */
  readonly toolchains: readonly { readonly id: string; readonly lacks?: readonly string[] | undefined }[];
  /** How long ago the self-tests passed, in seconds, where they are not run again. */
  readonly secondsSinceSelfTests?: number;
}

/** How far a campaign is. */
export interface Progress {
  readonly programs: number;
  readonly seconds: number;
  /** Absent where it does not end by the clock. */
  readonly secondsLeft?: number;
  readonly counts: VerdictCounts;
}

/** What the compilers do with a program; only one that comes with an expectation is judged. */
export interface CheckedProgram {
  readonly name: string;
  readonly observations: readonly Observation[];
  readonly judgements?: readonly Judgement[];
  /** It was run and compared by what it prints. */
  readonly ran?: true;
  /** Where its runs first differ. */
  readonly differences?: readonly RunDifference[];
  /** Why it could not be traced, where that was asked for. */
  readonly untraced?: string;
}

/** What the self-tests of a compiler showed. */
export interface ExaminedToolchain {
  readonly target: string;
  readonly failures: readonly { readonly test: SelfTest; readonly outcome: Outcome }[];
  /** Configurations that the build does not have. */
  readonly lacks: readonly string[];
}

/** What came of a finding that was shown to a version again. */
export interface Retested {
  /** The finding. */
  readonly id: string;
  readonly target: string;
  /**
   * It shows; it is fixed, now or since an earlier retest; it was fixed and came back; this version is older and does not have
   * it; or nothing can be said, for a reason.
   */
  readonly state: 'shows' | 'fixed' | 'back' | 'absent' | 'unclear';
  /** Why nothing can be said. */
  readonly why?: string;
  /** Whether something about the finding has changed by that. */
  readonly changed: boolean;
}

/** What a version did with the program of a known bug. */
export interface TestedBug {
  readonly bug: KnownBug;
  readonly target: string;
  /**
   * As the list says: it shows, is fixed, or is absent in a version before the bug. Not as the list says: it is fixed in the
   * newest version, missing in an older one, or shows elsewhere; and some versions cannot be observed.
   */
  readonly state: 'shows' | 'fixed' | 'absent' | 'fixedNow' | 'missing' | 'showsElsewhere' | 'unobserved';
  readonly outcome: Outcome;
}
