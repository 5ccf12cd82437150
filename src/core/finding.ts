import type { Observation, Outcome } from './outcome.js';
import type { Signature } from './signature.js';
import type { SourceFile, TestProgram } from './test-program.js';
import type { Evidence } from './verdict.js';

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
  readonly signature: Signature;
  readonly evidence: Evidence;
  readonly program: TestProgram;
  /** Made by the plain command-line compilers on this program alone. */
  readonly observations: readonly Observation[];
  readonly toolchains: readonly ToolchainRecord[];
  /** One command per target that shows the behaviour without cupel. */
  readonly commands: readonly string[];
  readonly cupelVersion: string;
  readonly foundAt: string;
  /** Present once the program has been cut down; `program` and what goes with it are then the small one's. */
  readonly reduction?: Reduction;
  /** Present once the finding has been dated. */
  readonly dating?: Dating;
  /** A program near to this one with which the target does what it should. */
  readonly variant?: readonly SourceFile[];
  /** The finding that is the same bug, if there is an earlier or smaller one. */
  readonly duplicateOf?: string;
  /** The entry in the language's list of known bugs that it fits. */
  readonly knownBug?: string;
  /** Bases of hunts for what is new that show it as well, with every program that they were asked about; by their full names. */
  readonly alsoIn?: readonly string[];
  /** Bases that do not show it with some program. */
  readonly notIn?: readonly string[];
}

/** How a program was cut down. */
interface Reduction {
  /** The program as it was found. */
  readonly from: TestProgram;
  readonly tokens: { readonly before: number; readonly after: number };
  /** How many programs were shown to the compilers. */
  readonly queries: number;
  readonly seconds: number;
  /** Whether nothing was left to try when it ended, and not only no time. */
  readonly complete: boolean;
}

/** In which versions of the target's family a finding shows. */
export interface Dating {
  /** What was tried, oldest version first. */
  readonly versions: readonly DatedVersion[];
  /** The newest version before the first bad one that does not show it; absent if the oldest tried shows it. */
  readonly lastGood?: string;
  readonly firstBad: string;
  /** The first version that does not show it any more; absent if the newest tried shows it. */
  readonly fixedIn?: string;
}

/** What one version did with the program. */
export interface DatedVersion {
  readonly version: string;
  readonly shows: boolean;
  readonly outcome: Outcome;
  /** What it did with the program that this one must match. */
  readonly parent?: Outcome;
}
