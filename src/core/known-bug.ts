import type { Symptom } from './signature.js';
import type { TestProgram } from './test-program.js';

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
  /** What its signatures have in common. */
  readonly signature: SignaturePattern;
  /** What the compiler's own words fit as well, where the signature alone would fit other bugs. */
  readonly message?: RegExp;
  /** The first version without it; what fits it from there on is new. */
  readonly fixedIn?: string;
  /** The feature of generated programs that leads to it, and that is left out where it would drown other findings. */
  readonly mute?: string;
  /** A program of our own that shows it. */
  readonly reproducer: Pick<TestProgram, 'files' | 'expectation'>;
}

/** What signatures of a bug have in common; what is absent may be anything. */
export interface SignaturePattern {
  readonly symptom: Symptom;
  /** The codes that the error may have. */
  readonly codes?: readonly string[];
  /** The constructs that the error may point at. */
  readonly constructs?: readonly string[];
  /** The kind of the exception, without its package. */
  readonly exception?: string;
  /** What frames of the crash fit, in this order, perhaps with others in between. */
  readonly frames?: readonly RegExp[];
}
