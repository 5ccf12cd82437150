import type { Court } from '../campaign/confirm.js';
import type { Listen } from '../core/events.js';
import type { Mark } from '../core/mark.js';
import type { OpenOptions } from '../core/toolchain.js';
import type { Language } from '../model/language.js';
import type { Pass } from '../model/reduction.js';
import type { Store } from '../store/store.js';

/** What triage works with, and for how long. */
export interface TriagePlan {
  readonly campaign: string;
  readonly court: Court;
  readonly language: Language;
  readonly store: Store;
  /** How compilers of other versions are opened. */
  readonly open: OpenOptions;
  readonly seconds: number;
  readonly listen: Listen;
  /** What people have decided about findings: those are left alone. */
  readonly marks?: readonly Mark[] | undefined;
  /** Whether follow-ups are reduced too; they are promoted if possible, and otherwise nobody looks at them. */
  readonly followUp?: boolean | undefined;
  /** Reductions that only programs of the technique allow. */
  readonly passes?: readonly Pass[] | undefined;
}

/** How long one step of triage may take. */
export interface TimeBudget {
  readonly seconds: number;
  /** Ends all of triage. */
  readonly stop: AbortSignal;
}
