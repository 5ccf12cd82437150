import type { TestProgram } from './test-program.js';
import type { Symptom } from './verdict.js';

/** A bug of a compiler that its makers know of; it is data in the language's folder. */
export interface KnownBug {
  /** A short name, in kebab case. */
  readonly id: string;
  /** What goes wrong, in one sentence. */
  readonly title: string;
  /** Where its makers track it. */
  readonly issue: string;
  /** The family of toolchains that has it. */
  readonly family: string;
  readonly symptom: Symptom;
  /** A part of the signatures that it has, or a regular expression that fits them. */
  readonly signature: string | RegExp;
  /** What the compiler's own words fit as well, where the signature alone would fit other bugs. */
  readonly message?: RegExp;
  /** The first version without it; what fits it from there on is new. */
  readonly fixedIn?: string;
  /** The feature of generated programs that leads to it, and that is left out where it would drown other findings. */
  readonly mute?: string;
  /** A program of our own that shows it. */
  readonly reproducer: Pick<TestProgram, 'files' | 'expectation'>;
}
