import type { OpenTarget } from '../harness/toolchains/resolve.js';

/** A target in its role in a campaign. */
export interface Watched extends OpenTarget {
  readonly reference: boolean;
  /** It is shown only programs that must run, once they are accepted, and only a share of these. */
  readonly runs?: { readonly share: number };
}
