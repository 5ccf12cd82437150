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
  /** These codes name the same error where they stand at one place. */
  | { readonly kind: 'sameCode'; readonly codes: readonly string[] }
  /** Errors with these codes are not compared, nor those in statements that mention what they are about. */
  | { readonly kind: 'incomparable'; readonly codes: readonly string[] }
  /** Errors with these codes may stand at another place of the same call. */
  | { readonly kind: 'sameCall'; readonly codes: readonly string[] }
  /** A rejection with this message is right in versions of the family before this one: they do not have what it is about. */
  | { readonly kind: 'unsupported'; readonly message: string; readonly family: string; readonly before: string }
  /** A build may reject with one of these codes what another accepts, unless it is a newer version of that one. */
  | { readonly kind: 'newerSyntax'; readonly codes: readonly string[] }
  /** Between builds only programs are compared that still have the whole driver, and none of these words in their bodies. */
  | { readonly kind: 'betweenBuilds'; readonly words: readonly string[] }
  /** These families of toolchains are built on one engine, which has one voice when engines are compared. */
  | { readonly kind: 'sameEngine'; readonly families: readonly string[] }
  /** Only whether a program is accepted is compared, not what is said about a rejected one. */
  | { readonly kind: 'decisionsOnly' };
