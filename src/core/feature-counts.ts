/** Counts over generated programs. */
export interface FeatureCounts {
  readonly programs: number;
  readonly lines: number;
  readonly featuresPerProgram: number;
  readonly calls: number;
  readonly genericCalls: number;
  /** The number of programs with each feature, also for features that never occur. */
  readonly occurrences: Readonly<Record<string, number>>;
  /** The number of programs with each fault, as the expectation tells it; none where all are to be accepted. */
  readonly faults: Readonly<Record<string, number>>;
}
