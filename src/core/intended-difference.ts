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
  /** Between builds only programs are compared that still have the whole driver, and none of these words in their bodies. */
  | { readonly kind: 'betweenBuilds'; readonly words: readonly string[] }
  /** These families of toolchains are built on one engine, which has one voice when engines are compared. */
  | { readonly kind: 'sameEngine'; readonly families: readonly string[] }
  /** Only whether a program is accepted is compared, not what is said about a rejected one. */
  | { readonly kind: 'decisionsOnly' };
