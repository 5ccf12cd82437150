import type { AppliedRule } from './applied-rule.js';
import type { Driver } from './driver.js';
import type { Expectation } from './expectation.js';
import type { Library } from './library.js';

/** One file of a program; the path is relative and uses forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a program is regenerated from, together with the version of cupel and the technique's settings. */
export interface Origin {
  readonly technique: string;
  readonly seed: string;
  readonly index: number;
  /** The id of the program that it was made from, where a technique changes the programs of another. */
  readonly parent?: string;
  /** The features that its campaign left out of it, as by `--feature NAME=0`: many programs showed bugs that need them. */
  readonly avoided?: readonly string[];
}

/** A program as a tree; its kind says which module can read it. */
export interface Model {
  readonly kind: string;
}

/** What a compiler is shown: the body, what makes it run, and what it is compiled with. */
export interface Compilable {
  /** The body. What a compiler sees is `sourcesOf`. */
  readonly files: readonly SourceFile[];
  readonly driver?: Driver;
  readonly libraries?: readonly Library[];
}

/** What a technique makes: a program that has no identity yet. */
export interface Draft extends Compilable {
  readonly expectation: Expectation;
  /** The steps that led to the program, for a person who reads a finding. */
  readonly trace: readonly string[];
  readonly model?: Model;
  /** What it was made of, by name: two programs of one template with the same failure most likely show the same bug. */
  readonly material?: string;
  /** The rules of the language that it was made by, where it was; what is expected of it follows from them. */
  readonly rules?: readonly AppliedRule[];
  /** The program that it was made from. */
  readonly parent?: Draft;
}

/** A program with its identity, as it is observed and judged. */
export interface TestProgram extends Omit<Draft, 'parent'> {
  /** The program that it was made from, where it must behave like that one, or where a rule was applied to that one. */
  readonly parent?: Compilable;
  readonly id: string;
  readonly language: string;
  readonly origin: Origin;
}
