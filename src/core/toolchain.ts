import type { Observed, Outcome } from './outcome.js';
import type { Compilable, SourceFile } from './test-program.js';

/** What one compilation may use. */
export interface Limits {
  /** Time that it spends; what it does not get of a busy machine does not count. */
  readonly millis: number;
  readonly bytes: number;
}

/** A named way of running a toolchain. */
export interface Configuration {
  readonly name: string;
  readonly summary: string;
  /** Its part when it is compared what programs do in tiers or on platforms: what the others must agree with, or one of these. */
  readonly role?: 'reference' | 'tier';
  /** Its part when a compiler is compared with itself: what the others must agree with, or one of these. */
  readonly itself?: 'reference' | 'compared';
  /** The files that it writes are observed unasked, so that they can be compared. */
  readonly writes?: true;
  /** Programs are also run, and need not be where nobody compares what they do. */
  readonly runs?: true;
  /** It takes so long that most programs are not run by it. */
  readonly slow?: true;
}

/** A small program with a known outcome, run before a campaign to prove that the toolchain distinguishes outcomes. */
export interface SelfTest {
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly expected: Outcome['kind'];
  /** A time limit of its own, so that proving a hang does not take long. */
  readonly millis?: number;
}

/** How a batch is to be observed. */
export interface ObserveOptions {
  readonly configuration: string;
  readonly signal?: AbortSignal | undefined;
  /** A time limit for one program that replaces the toolchain's own. */
  readonly millis?: number | undefined;
  /** Whether to collect the files that it emits for programs. */
  readonly artifacts?: boolean | undefined;
  /** Whether programs are only compiled, also by a configuration that runs them. */
  readonly compileOnly?: boolean | undefined;
  /** Whether what is compiled is run next, under other configurations. */
  readonly runsNext?: boolean | undefined;
  /** Whether programs are only checked, without a back end, where that is faster. */
  readonly checkOnly?: boolean | undefined;
  /** Whether it is wanted what ran of the compiler itself; only plain compilers tell. */
  readonly coverage?: boolean | undefined;
  /** Whether to observe in processes that nobody else waits for: a self-test that hangs or breaks them costs nobody. */
  readonly apart?: boolean | undefined;
  /** Hears of programs of a batch, by their places, as they are judged; of some only with the answer, which has all. */
  readonly onObserved?: ((index: number, observed: Observed) => void) | undefined;
}

/** A compiler of one version, opened for use; it owns processes until it is closed. */
export interface Toolchain {
  /** Family and version, as `typescript@7.0.2`. */
  readonly id: string;
  readonly checksum: string;
  /** Tells the runtime that it needs, beside the Node of cupel, from any other: under another one it is tested again. */
  readonly runtime?: string;
  /** Whether its processes get faster while they live, so that it pays to keep them. */
  readonly warms?: boolean;
  /** What a build of the user's own states as its version. */
  readonly says?: string | undefined;
  readonly limits: Limits;
  readonly configurations: readonly Configuration[];
  /** Configurations of its version that this build does not have. */
  readonly lacks?: readonly string[] | undefined;
  readonly selfTests: readonly SelfTest[];
  /** The fast path: one answer per program, in order, each as if the program had been compiled alone. */
  observe(batch: readonly Compilable[], options: ObserveOptions): Promise<Observed[]>;
  /** The slow path that a finding rests on: a fresh process of the plain command-line compiler, this program only. */
  observePlainly(program: Compilable, options: ObserveOptions): Promise<Observed>;
  /** Compiles and calls what it can of the program; returns a run-time fault that no well-typed program can have. */
  exercise?(program: Compilable, options: ObserveOptions): Promise<string | undefined>;
  /** Makes what lets the compiler start faster from now on, unless it is there; fails if that is not possible. */
  prepare?(progress: (line: string) => void): Promise<void>;
  /** The command that reproduces the outcome without cupel. */
  command(program: Compilable, configuration: string): string;
  close(): Promise<void>;
}

/** A compiler of one version that is on this machine. */
export interface InstalledToolchain {
  readonly family: string;
  readonly version: string;
  /** The folder, or the program, that it is run from. */
  readonly location: string;
  readonly checksum: string;
  readonly source: 'bundled' | 'installed' | 'machine' | 'own build';
  /** Present for a build of the user's own. */
  readonly build?: OwnBuild;
  /** Configurations of this version that the build does not have, as a probe has shown. */
  readonly lacks?: readonly string[];
}

/** Where a build of the user's own comes from. */
export interface OwnBuild {
  /** The version that it states. */
  readonly says?: string;
  readonly addedAt: string;
  /** The path that it was copied from. */
  readonly from: string;
}

/** A compiler that the user built, as it was found at a path. */
export interface FoundBuild {
  /** The version that it states, if it states one. */
  readonly says: string | undefined;
  /** Copies what it needs to run into a folder, laid out as installations of its family are. */
  copy(folder: string, base: string): Promise<void>;
}

/** What an opened toolchain may use of the machine. */
export interface OpenOptions {
  readonly limits: Limits;
  /** The number of batches that it observes in parallel. */
  readonly workers: number;
}

/** All versions of one compiler: where they come from, and how they are opened. */
export interface ToolchainFamily {
  /** The word before the `@` of a target. */
  readonly name: string;
  /**
   * Configurations under which nothing of a program is executed, neither by the compiler (macros, transforms, annotation
   * processors) nor after it; under all others it must be assumed.
   */
  readonly compilesOnly?: readonly string[];
  /** A version is installed in seconds: those that a report should speak of are fetched without being asked for. */
  readonly small?: true;
  /** Set where cupel installs nothing: the versions are those that it finds on the machine. */
  readonly foundOnly?: true;
  /** Versions that can be installed, oldest first. */
  available(signal?: AbortSignal): Promise<string[]>;
  /** Installed versions, oldest first. */
  installed(): Promise<InstalledToolchain[]>;
  install(version: string, progress: (line: string) => void, signal?: AbortSignal): Promise<InstalledToolchain>;
  remove(version: string): Promise<void>;
  /** Finds a compiler that the user built at a path, and runs it to ask for its version. */
  findBuild(path: string): Promise<FoundBuild>;
  /** The files of an installed version that its checksum is of, in order. */
  files?(toolchain: InstalledToolchain): readonly string[];
  /**
   * Probes which configurations a build really has, where accepted flags do not prove it; if only one is asked for, it may
   * know without a probe.
   */
  probe?(toolchain: InstalledToolchain, configuration?: string): Promise<InstalledToolchain>;
  open(toolchain: InstalledToolchain, options: OpenOptions): Toolchain;
}
