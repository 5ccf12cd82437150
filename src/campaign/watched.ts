import type { OpenTarget } from '../harness/toolchains/resolve.js';

/** A target in its role in a campaign. */
export interface Watched extends OpenTarget {
  readonly reference: boolean;
}
