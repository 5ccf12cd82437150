/** A place in a source file; lines and columns count from 1, columns in UTF-16 units. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One error that a compiler reported about a program. */
export interface Diagnostic {
  /** Absent when the error is about the program as a whole. */
  readonly at?: SourcePosition;
  /** The compiler's own code, or a message pattern where a compiler has no codes. */
  readonly code: string;
  readonly message: string;
  /** The parser reports it; set where a code tells. */
  readonly syntax?: true;
}

/** What a program did when it ran. */
export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly checksum: string;
  /** The name of the run-time error that ended it. */
  readonly error?: string;
  /** Where a language has several platforms: the one that it ran on, and the checksum of what all of them must do alike. */
  readonly portable?: { readonly platform: string; readonly checksum: string };
}

/** The CPU time that a compilation took, and what it usually takes with programs of this size; the oracle weighs the two. */
export interface Cost {
  readonly cpuMillis: number;
  readonly usualMillis: number;
}

/** What a compiler did with one program. */
export type Outcome =
  | {
      readonly kind: 'accepted';
      readonly run?: Run;
      /** A run-time fault that no well-typed program can have. */
      readonly fault?: string;
      /** Present where it took long. */
      readonly cost?: Cost;
    }
  | { readonly kind: 'rejected'; readonly diagnostics: readonly Diagnostic[]; readonly cost?: Cost }
  /** The compiler crashed; this satisfies no expectation. */
  | { readonly kind: 'crashed'; readonly stack: string }
  | {
      readonly kind: 'timedOut';
      /** The compiler was done with the program, which did not end when it ran. */
      readonly running?: true;
    }
  | { readonly kind: 'outOfMemory' }
  | {
      /** Our own fault, or the machine's; never a finding. */
      readonly kind: 'toolFailed';
      readonly message: string;
      /** The program itself is the cause, for instance because it is not deterministic: a retry could only mislead. */
      readonly lasting?: true;
    };

/** A file that a compiler emitted for a program. */
export interface Artifact {
  readonly path: string;
  readonly base64: string;
}

/** What a target did with a program, and how long it took. */
export interface Observed {
  readonly outcome: Outcome;
  /** The time that the target took for it; in a batch, its share. No verdict depends on it. */
  readonly millis?: number;
  /** The CPU time of the compilation, where it is measured: of several programs in one, the share of this one. */
  readonly cpuMillis?: number;
  /** How many programs were in the compilation, if there were others. */
  readonly shared?: number;
  /** The files that it made of an accepted program, where they were asked for and the target makes any. */
  readonly artifacts?: readonly Artifact[];
  /** What ran of the compiler itself, where that was asked for and the target can tell. */
  readonly coverage?: Coverage;
}

/** What ran of a compiler. */
export interface Coverage {
  /** The names of its functions that were called, each once, in order. */
  readonly functions: readonly string[];
}

/** An observed program with the target that showed it. */
export interface Observation extends Observed {
  /** The full name of the target, as `typescript@7.0.2:default`. */
  readonly target: string;
  /** Whether the target is a reference, and not itself under test. */
  readonly reference: boolean;
  /** What the target did with the program that this one must match. */
  readonly parent?: Outcome;
}
