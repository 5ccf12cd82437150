/** Counts over generated programs. */
export interface FeatureCounts {
  readonly programs: number;
  readonly lines: number;
  readonly featuresPerProgram: number;
  readonly calls: number;
  readonly genericCalls: number;
  /** In how many programs each feature occurs; all features are there. */
  readonly occurrences: Readonly<Record<string, number>>;
}
