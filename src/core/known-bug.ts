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
  /** The feature of generated programs that leads to it, and that is left out where it would drown other findings. */
  readonly mute?: string;
}
