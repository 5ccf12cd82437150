import type { Observation } from './outcome.js';
import type { TestProgram } from './test-program.js';
import type { Evidence, Symptom } from './verdict.js';

/** A toolchain as it was when a finding was made. */
export interface ToolchainRecord {
  readonly id: string;
  readonly checksum: string;
}

/** A confirmed failure of a compiler, with all that is needed to show it again. */
export interface Finding {
  readonly id: string;
  readonly language: string;
  /** The target that failed. */
  readonly target: string;
  readonly symptom: Symptom;
  readonly signature: string;
  readonly evidence: Evidence;
  readonly program: TestProgram;
  /** Made by the plain command-line compilers on this program alone. */
  readonly observations: readonly Observation[];
  readonly toolchains: readonly ToolchainRecord[];
  /** One command per target that shows the behaviour without cupel. */
  readonly commands: readonly string[];
  readonly cupelVersion: string;
  readonly foundAt: string;
}
