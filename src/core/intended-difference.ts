/** One way in which implementations of a language differ on purpose, or beyond what their teams treat as a bug. */
export interface IntendedDifference {
  readonly id: string;
  readonly reason: string;
  /** Where the language's team says so. */
  readonly link: string;
  readonly rule: DifferenceRule;
}

/** What the oracle does about an intended difference. */
export type DifferenceRule =
  /** These codes name the same error. */
  | { readonly kind: 'sameCode'; readonly codes: readonly string[] }
  /** A program where any implementation reports one of these codes is not comparable. */
  | { readonly kind: 'incomparable'; readonly codes: readonly string[] }
  /** Diagnostics with these codes may stand at another place: they agree when each implementation reports one. */
  | { readonly kind: 'unplaced'; readonly codes: readonly string[] }
  /** A rejection with this message is right: the version does not have yet what the program uses. */
  | { readonly kind: 'unsupported'; readonly message: string }
  /** Between builds only programs are compared that hold these texts, and none of these words elsewhere. */
  | { readonly kind: 'betweenBuilds'; readonly texts: readonly string[]; readonly words: readonly string[] }
  /** Only whether a program is accepted is compared, not what is said about a rejected one. */
  | { readonly kind: 'decisionsOnly' };
