import type { Expectation } from './expectation.js';

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
  readonly parent?: string;
}

/** What a technique makes: a program that has no identity yet. */
export interface Draft {
  readonly files: readonly SourceFile[];
  readonly expectation: Expectation;
  /** The steps that led to the program, for a person who reads a finding. */
  readonly trace: readonly string[];
  readonly model?: unknown;
  /** What it was made of, by name: of two programs of one template that fail alike, one is most likely the same bug. */
  readonly material?: string;
}

/** A program on its way through the house. */
export interface TestProgram extends Draft {
  readonly id: string;
  readonly language: string;
  readonly origin: Origin;
}
