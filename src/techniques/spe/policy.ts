/** Every limit of the technique. */
export interface Policy {
  /** How many programs are made of one skeleton unless the user says otherwise. */
  readonly fillings: number;
  /** The most holes of a skeleton: of a larger one some neighbouring holes are drawn. */
  readonly holes: number;
  /** The most variables that one hole can get. */
  readonly choices: number;
  /** How many seeds in a row may be unsuited, and how many are kept in memory. */
  readonly run: number;
  readonly kept: number;
}

/** The limits that are used. */
export const policy: Policy = { fillings: 10, holes: 10, choices: 20, run: 500, kept: 600 };
