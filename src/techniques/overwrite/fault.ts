import type { Random } from '../../core/random.js';
import type { Analysis } from '../../model/inference/analysis.js';
import type { Expression } from '../../model/program/expression.js';
import type { Fault } from '../../model/program/fault.js';
import type { Profile } from '../../model/program/profile.js';
import type { Program } from '../../model/program/program.js';
import type { ProgramTypes } from '../../model/program/program-hierarchy.js';
import type { Slot } from './slots.js';
import type { Survey } from './survey.js';

/** What is known of a program that is to be made wrong. */
export interface Subject extends ProgramTypes {
  readonly program: Program;
  readonly profile: Profile;
  readonly analysis: Analysis;
  readonly survey: Survey;
  /** The values that stand where a type is wanted. */
  readonly slots: readonly Slot[];
  readonly random: Random;
}

/** A program with one fault. */
export interface Wronged {
  readonly program: Program;
  /** What is wrong, without names: it tells one bug from another. */
  readonly reason: string;
  /** The expression that the error is expected at; without it the place that was changed, if `isAnywhere` is not set. */
  readonly at?: Expression;
  readonly isAnywhere?: boolean;
}

/** A way to make a program wrong; nothing if it does not apply. */
export interface Injection {
  readonly fault: Fault;
  inject(subject: Subject): Wronged | undefined;
}
