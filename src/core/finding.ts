import type { Mark } from './mark.js';
import type { Observation, Outcome } from './outcome.js';
import type { Signature } from './signature.js';
import type { SourceFile, TestProgram } from './test-program.js';
import type { Evidence } from './verdict.js';

/** A toolchain as it was when a finding was made. */
export interface ToolchainRecord {
  readonly id: string;
  readonly checksum: string;
  /** What a build of the user's own states as its version. */
  readonly says?: string;
}

/** A confirmed failure of a compiler, with everything needed to reproduce it. */
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
  /** Present once the program has been reduced; `program` and its observations are then those of the reduced program. */
  readonly reduction?: Reduction;
  /** Present once the affected versions have been searched. */
  readonly dating?: Dating;
  /** The same for the builds that it was bisected by, named as their folders or by their commits. */
  readonly builds?: Dating;
  /** A similar program that the target handles correctly. */
  readonly variant?: readonly SourceFile[];
  /** The finding that is the same bug, if there is an earlier or smaller one. */
  readonly duplicateOf?: string;
  /** The finding that it became when errors were removed that all compilers report: there one of them accepts the program. */
  readonly promotedTo?: string;
  /** How often the plain compiler showed it, if only in some of the runs. */
  readonly flaky?: Frequency;
  /** Only one run of the plain compiler has shown it so far; triage repeats it before it reduces it. */
  readonly seenOnce?: true;
  /** The compilers that it is compared with do not always do the same with its program either, which may be all that shows. */
  readonly unsteady?: true;
  /** The entry in the language's list of known bugs that it fits. */
  readonly knownBug?: string;
  /** Full names of bases (`--only-new`) that reproduce it with every program they were tested with. */
  readonly alsoIn?: readonly string[];
  /** Bases that do not reproduce it with some program. */
  readonly notIn?: readonly string[];
  /** Other versions of the target that showed it when it was met again. */
  readonly metIn?: readonly string[];
  /** What somebody has decided about it; read from the file of marks, and neither stored nor exported with it. */
  readonly mark?: Mark;
  /** It came from a file: its program was not made here, and is executed only if it is trusted. */
  readonly imported?: true;
}

/** How often something showed. */
interface Frequency {
  readonly shown: number;
  readonly runs: number;
}

/** How a program was reduced. */
interface Reduction {
  /** The program as it was found. */
  readonly from: TestProgram;
  readonly tokens: { readonly before: number; readonly after: number };
  /** The number of candidate programs that were compiled. */
  readonly queries: number;
  readonly seconds: number;
  /** Whether it ended at a fixpoint, and not because the time was up. */
  readonly complete: boolean;
}

/** The versions of the target's family that a finding affects. */
export interface Dating {
  /** The versions that were tested, oldest first. */
  readonly versions: readonly DatedVersion[];
  /** The newest version before the first bad one that does not show it; absent if the oldest tested version shows it. */
  readonly lastGood?: string;
  readonly firstBad: string;
  /** The first version that no longer shows it; absent if the newest tested version shows it. */
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
