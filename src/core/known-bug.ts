import type { Symptom } from './signature.js';
import type { TestProgram } from './test-program.js';

/** A compiler bug that is known, upstream or to us; it is data in the language's folder. */
export interface KnownBug {
  /** A short name, in kebab case. */
  readonly id: string;
  /** What goes wrong, in one sentence. */
  readonly title: string;
  /** The URL of its upstream issue; absent if none was found, and then it stands in docs/bugs-found.md only. */
  readonly issue?: string;
  /** The family of toolchains that has it. */
  readonly family: string;
  /** What its signatures have in common. */
  readonly signature: SignaturePattern;
  /** A pattern that the compiler's message must match too, where the signature alone would match other bugs. */
  readonly message?: RegExp;
  /** A pattern that the text of the program must match too, where no message says what is behind it. */
  readonly text?: RegExp;
  /** A pattern that the statement of the error, together with the beginnings of those around it, must match too. */
  readonly around?: RegExp;
  /** The first version that has it; absent if the oldest one that was tried has it. */
  readonly since?: string;
  /** The first version without it; a match in this version or later is a new finding. */
  readonly fixedIn?: string;
  /** A program, written for cupel, that shows it. */
  readonly reproducer: Pick<TestProgram, 'files' | 'expectation'>;
}

/** What signatures of a bug have in common; what is absent may be anything. */
export interface SignaturePattern {
  readonly symptom: Symptom;
  /** The codes that the error may have. */
  readonly codes?: readonly string[];
  /** The constructs that the error may point at. */
  readonly constructs?: readonly string[];
  /** The kinds of faults that may have been injected where a program is accepted wrongly. */
  readonly faults?: readonly string[];
  /** The kind of the exception, without its package. */
  readonly exception?: string;
  /** Patterns that frames of the crash match, in this order, with other frames allowed in between. */
  readonly frames?: readonly RegExp[];
}
