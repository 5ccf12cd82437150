import type { Observation } from '../core/outcome.js';
import type { Compilable } from '../core/test-program.js';

/** The compilers of a finding, as triage asks them. */
export interface Laboratory {
  /** For each program its observations under every target, by the fast path. */
  observe(batch: readonly Compilable[], signal?: AbortSignal): Promise<Observation[][]>;
  /** The observations of one program by the plain command-line compilers. */
  observePlainly(program: Compilable, signal?: AbortSignal): Promise<Observation[]>;
}
