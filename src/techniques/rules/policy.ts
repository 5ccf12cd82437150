/** Every limit of the technique. */
export interface Policy {
  /** How many seeds programs are made of at a time, and of how many programs; then come others. */
  readonly cohort: number;
  readonly span: number;
  /** How many seeds are kept in memory with what is known of them. */
  readonly cached: number;
  /** How many places of a seed are tried, if a rule turns out not to apply there. */
  readonly places: number;
  /** How many rules are tried as the next one of a chain. */
  readonly links: number;
}

/** The limits that are used. */
export const policy: Policy = { cohort: 64, span: 2000, cached: 128, places: 6, links: 8 };
