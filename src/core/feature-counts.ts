/** Counts over generated programs. */
export interface FeatureCounts {
  readonly programs: number;
  readonly lines: number;
  readonly featuresPerProgram: number;
  readonly calls: number;
  readonly genericCalls: number;
  /** Results of methods, and those of them that are nothing but a literal, a name or a constant. */
  readonly results: number;
  readonly leafResults: number;
  /** Values of which nothing is said but their type: cast nulls and the like. */
  readonly constants: number;
  /** How deep expressions are nested, and how many type parameters a declaration has: the sums of the most of each program. */
  readonly depth: number;
  readonly typeParameters: number;
  /** The number of programs with each feature, also for features that never occur. */
  readonly occurrences: Readonly<Record<string, number>>;
  /** The number of methods in which two features meet, by their names; also for pairs that never do. */
  readonly pairs: Readonly<Record<string, number>>;
  /** The number of programs that use each member of a library, and each of these with the types of its use. */
  readonly members: Readonly<Record<string, number>>;
  readonly sequences: Readonly<Record<string, number>>;
  /** The number of programs with each fault, as the expectation tells it; none where all are to be accepted. */
  readonly faults: Readonly<Record<string, number>>;
}
