import type { Compilable } from '../core/test-program.js';
import type { ProgramModel } from './program/json.js';

/** A program under reduction; without a model it is only text. */
export interface Candidate extends Compilable {
  readonly model?: ProgramModel;
}

/** One kind of cut. A pass only proposes; one engine searches. */
export interface Pass<Cut = unknown> {
  readonly id: string;
  /**
   * What it keeps: `types`: a well-typed program stays well-typed; `nothing`: another compiler has to say that the program
   * is still what it was.
   */
  readonly keeps: 'types' | 'nothing';
  /** Its cuts are alternatives: the first that works is taken, and no two are made together. */
  readonly exclusive?: true;
  /** All cuts that could be made, the larger ones first. */
  cuts(candidate: Candidate): readonly Cut[] | Promise<readonly Cut[]>;
  /** The program with some of these cuts made; nothing if they cannot be made together. */
  apply(candidate: Candidate, cuts: readonly Cut[]): Candidate | undefined;
}
